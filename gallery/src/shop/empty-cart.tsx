import { Button } from '@pieno/ui/button.tsx';
import { ButtonLink } from '@pieno/ui/button-link.tsx';
import { EmptyState } from '@pieno/ui/state-card.tsx';
import { DemoPage } from '../kit/demo-page.tsx';
import { restoreCart } from './cart-store.ts';

/** Instead of cart and checkout while there is nothing to pay. */
export function EmptyCart() {
  return (
    <DemoPage layout="narrow">
      <EmptyState message="Your cart is empty.">
        <ButtonLink to="/shop-grid">Go to Shop</ButtonLink>
        <Button variant="quiet" onClick={restoreCart}>
          Put the samples back
        </Button>
      </EmptyState>
    </DemoPage>
  );
}
