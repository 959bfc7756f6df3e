import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { useState, type SubmitEvent } from 'react';
import { useHost } from '../../host.ts';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Amounts } from '../amounts.tsx';
import { countPieces, totalsOf } from '../cart.ts';
import { placeOrder, useCart } from '../cart-store.ts';
import { EmptyCart } from '../empty-cart.tsx';
import styles from '../pay-columns.module.css';
import { SHIPPINGS } from '../shipping.ts';
import { BillingFields } from './billing-fields.tsx';
import { ShippingChoice } from './shipping-choice.tsx';

export function CheckoutPage() {
  const { open } = useHost();
  const cart = useCart();
  const [shipping, setShipping] = useState(SHIPPINGS[0]);
  const [isPaid, setPaid] = useState(false);
  const { total } = totalsOf(cart);
  const pieces = countPieces(cart);
  const pay = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [name, email] = fieldsOf(event.currentTarget, 'name', 'email');
    placeOrder({ name: name!.value, email: email!.value, shipping });
    setPaid(true);
    open('/payment-confirm');
  };
  // Payment empties the cart: do not show it as empty while the confirmation page loads.
  if (pieces === 0 && !isPaid) return <EmptyCart />;
  return (
    <ExamplePage layout="wide">
      <form
        className={styles.columns}
        onSubmit={pay}
        onInput={(event) => comparePostcodes(event.currentTarget)}
      >
        <Card title="Billing address">
          <BillingFields />
        </Card>
        <div className={styles.side}>
          <Card title="Shipping">
            <ShippingChoice chosen={shipping} onChoose={setShipping} />
          </Card>
          <Card title="Your order">
            <Amounts
              rows={[
                [pieces === 1 ? 'Cart, 1 piece' : `Cart, ${pieces} pieces`, total],
                [shipping.name, shipping.price],
              ]}
              total={['To pay', total + shipping.price]}
            />
            <div className={styles.pay}>
              <Button type="submit" wide>
                Pay Now & Order
              </Button>
            </div>
          </Card>
        </div>
      </form>
    </ExamplePage>
  );
}

const fieldsOf = ({ elements }: HTMLFormElement, ...names: string[]) =>
  names.map((name) => elements.namedItem(name) as HTMLInputElement);

/** Makes the form invalid while the two postcodes differ. */
function comparePostcodes(form: HTMLFormElement): void {
  const [first, second] = fieldsOf(form, 'postcode', 'postcode_again');
  second!.setCustomValidity(
    first!.value === second!.value ? '' : 'This is not the postcode you typed before.',
  );
}
