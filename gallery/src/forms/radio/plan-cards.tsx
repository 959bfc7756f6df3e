import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { Radio } from '@mantine/core';
import styles from './form-radio-page.module.css';

const WASHES = [
  { name: 'Quick', note: 'Foam and rinse, four minutes', price: '€ 6' },
  { name: 'Thorough', note: 'With wheels and underbody', price: '€ 11' },
  { name: 'Everything', note: 'Inside too, half an hour', price: '€ 24' },
] as const;

/** One of three, each on a card of its own. */
export function PlanCards() {
  return (
    <Radio.Group label="Car wash" name="wash" defaultValue="Thorough">
      <div className={styles.cards}>
        {WASHES.map(({ name, note, price }) => (
          <Radio.Card key={name} value={name} className={styles.card}>
            <Radio.Indicator />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.note}>{note}</span>
            </span>
            <span className={styles.price}>{price}</span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
