import { useState } from 'react';
import styles from './card-page.module.css';

const PLANS = [
  { id: 'driver', name: 'Driver', about: 'Prices and alerts', price: 'Free' },
  { id: 'family', name: 'Family', about: 'Four phones, one garage', price: '€ 2' },
  { id: 'fleet', name: 'Fleet', about: 'Every van and every receipt', price: '€ 9' },
] as const;

/** Cards of which one is chosen; the browser's own radio buttons. */
export function PlanChoice() {
  const [chosen, setChosen] = useState('driver');
  return (
    <fieldset className={styles.choices} aria-label="Plan">
      {PLANS.map(({ id, name, about, price }) => (
        <label key={id} className={styles.choice}>
          <input
            type="radio"
            name="plan"
            value={id}
            checked={id === chosen}
            onChange={() => setChosen(id)}
          />
          <span>
            <strong>{name}</strong>
            <small>{about}</small>
          </span>
          <strong>{price}</strong>
        </label>
      ))}
    </fieldset>
  );
}
