import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Amounts } from '../amounts.tsx';
import { COUPON, totalsOf } from '../cart.ts';
import { useCart } from '../cart-store.ts';
import { EmptyCart } from '../empty-cart.tsx';
import styles from '../pay-columns.module.css';
import { dollars } from '../product.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { CouponForm } from './coupon-form.tsx';

export function CartPage() {
  const cart = useCart();
  const { subtotal, discount, total } = totalsOf(cart);
  if (cart.lines.length === 0) return <EmptyCart />;
  return (
    <ExamplePage layout="wide">
      <div className={styles.columns}>
        <Card variant="flush">
          <ul role="list">
            {cart.lines.map((line) => (
              <CartLineRow key={`${line.product} ${line.size}`} line={line} />
            ))}
          </ul>
        </Card>
        <div className={styles.side}>
          <CouponForm isApplied={cart.hasCoupon} />
          <Card title="Summary">
            <Amounts
              rows={[
                ['Subtotal', subtotal],
                ...(discount > 0
                  ? [[`${COUPON.code}, −${COUPON.percent}%`, -discount] as const]
                  : []),
              ]}
              total={['Total', total]}
            />
            <div className={styles.pay}>
              <ButtonLink to="/checkout" wide>
                {dollars(total)} & Pay
              </ButtonLink>
            </div>
          </Card>
        </div>
      </div>
    </ExamplePage>
  );
}
