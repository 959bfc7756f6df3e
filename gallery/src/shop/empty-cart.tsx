import { Button } from '@pieno/ui/buttons/button.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { ExamplePage } from '../kit/examples/example-page.tsx';
import { restoreCart } from './cart-store.ts';

/** Replaces cart and checkout while the cart is empty. */
export function EmptyCart() {
  return (
    <ExamplePage layout="narrow">
      <EmptyState message="Your cart is empty.">
        <ButtonLink to="/shop-grid">Go to Shop</ButtonLink>
        <Button variant="quiet" onClick={restoreCart}>
          Put the samples back
        </Button>
      </EmptyState>
    </ExamplePage>
  );
}
