import { useId, useState } from 'react';
import styles from './multiple-select.module.css';
import { SERVICES } from './options.ts';

/** Visible rows (rule gallery-forms). */
const SIZE = 3;

/** The browser's multiple select; the selected options are listed below. */
export function MultipleSelect() {
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>(['Shop', 'Coffee']);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Services
      </label>
      <select
        id={id}
        multiple
        size={SIZE}
        className={styles.select}
        aria-describedby={`${id}-chosen`}
        value={chosen}
        onChange={({ currentTarget }) =>
          setChosen(Array.from(currentTarget.selectedOptions, ({ value }) => value))
        }
      >
        {SERVICES.map((service) => (
          <option key={service}>{service}</option>
        ))}
      </select>
      <p id={`${id}-chosen`} className={styles.chosen}>
        {chosen.length === 0 ? 'Nothing chosen' : `Chosen: ${chosen.join(', ')}`}
      </p>
    </div>
  );
}
