import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { Card } from '@pieno/ui/card.tsx';
import IconCheck from '~icons/tabler/check';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { useOrder } from '../cart-store.ts';
import { dollars } from '../product.ts';
import styles from './payment-confirm-page.module.css';

export function PaymentConfirmPage() {
  const order = useOrder();
  return (
    <ExamplePage layout="narrow">
      <Card>
        <div className={styles.confirm}>
          <span className={styles.mark}>
            <IconCheck size={44} stroke={2.25} aria-hidden="true" />
          </span>
          <h2 className={styles.title}>Your order is confirmed!</h2>
          <p className={styles.text}>
            {order
              ? `Thank you, ${order.name}. We are packing it, and will write to ${order.email}.`
              : 'Thank you. We are packing it, and will write to you when it leaves.'}
          </p>
          {order && (
            <dl className={styles.facts}>
              <div>
                <dt>Paid</dt>
                <dd>{dollars(order.total)}</dd>
              </div>
              <div>
                <dt>{order.shipping.name}</dt>
                <dd>{order.shipping.arrives}</dd>
              </div>
            </dl>
          )}
          <ButtonLink to="/shop-grid" wide>
            Go to Shop
          </ButtonLink>
          <ButtonLink to="/invoice" variant="quiet" wide>
            See a sample invoice
          </ButtonLink>
        </div>
      </Card>
    </ExamplePage>
  );
}
