import { Card } from '@pieno/ui/card.tsx';
import { SwitchRow } from '@pieno/ui/forms/switch-row.tsx';
import { useState } from 'react';
import styles from './form-switches-page.module.css';

const SETTINGS = [
  { name: 'Available', hint: 'Others see that you are here.' },
  { name: 'Notifications', hint: 'When a favourite changes its price.' },
  { name: 'Position', hint: 'It never leaves your phone.' },
  { name: 'Sounds' },
] as const;

type Name = (typeof SETTINGS)[number]['name'];

/** Settings, as in the product. */
export function SettingsRows() {
  const [on, setOn] = useState<readonly Name[]>(['Available', 'Notifications']);
  return (
    <Card title="Rows of the house" variant="flush">
      <p className={styles.summary} role="status">
        {on.length} of {SETTINGS.length} on. A tap anywhere on the line turns its switch.
      </p>
      <div className={styles.rows}>
        {SETTINGS.map(({ name, ...more }) => (
          <SwitchRow
            key={name}
            label={name}
            hint={'hint' in more ? more.hint : undefined}
            isOn={on.includes(name)}
            onToggle={(isOn) => setOn(isOn ? [...on, name] : on.filter((one) => one !== name))}
          />
        ))}
      </div>
    </Card>
  );
}
