import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/RadioCard.layer.css';
import '@mantine/core/styles/RadioIndicator.layer.css';
import { Radio, type RadioGroupProps } from '@mantine/core';
import styles from './choice-cards.module.css';

interface ChoiceCardsProps extends Omit<RadioGroupProps, 'children'> {
  choices: readonly { name: string; note: string; price: string }[];
}

/** Radio cards with name, note and price; the value is the name. */
export function ChoiceCards({ choices, ...group }: ChoiceCardsProps) {
  return (
    <Radio.Group {...group}>
      <div className={styles.cards}>
        {choices.map(({ name, note, price }) => (
          <Radio.Card key={name} value={name} className={styles.card}>
            <Radio.Indicator iconColor="var(--on-accent)" className={styles.mark} />
            <span className={styles.text}>
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
