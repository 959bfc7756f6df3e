import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { Radio } from '@mantine/core';
import { shortDollars } from '../product.ts';
import { SHIPPINGS, type Shipping } from '../shipping.ts';
import styles from './shipping-choice.module.css';

interface ShippingChoiceProps {
  chosen: Shipping;
  onChoose: (shipping: Shipping) => void;
}

/** How the parcel travels, and what that costs. */
export function ShippingChoice({ chosen, onChoose }: ShippingChoiceProps) {
  return (
    <Radio.Group
      aria-label="Shipping"
      name="shipping"
      value={chosen.name}
      onChange={(name) => onChoose(SHIPPINGS.find((shipping) => shipping.name === name)!)}
    >
      <div className={styles.choice}>
        {SHIPPINGS.map(({ name, arrives, price }) => (
          <Radio.Card key={name} value={name} className={styles.option}>
            <Radio.Indicator className={styles.mark} />
            <span className={styles.text}>
              <span className={styles.name}>{name}</span>
              <span className={styles.arrives}>{arrives}</span>
            </span>
            <span className={styles.price}>{shortDollars(price)}</span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
