import { Radio } from '@mantine/core';
import { DECADE_COLORS, type Decade } from '@pieno/contract/fuels.ts';
import { FuelIcon } from '@pieno/ui/fuel-icon.tsx';
import styles from './form-radio-page.module.css';

const FUELS: readonly { decade: Decade; name: string }[] = [
  { decade: 10, name: 'Petrol' },
  { decade: 20, name: 'Diesel' },
  { decade: 30, name: 'LPG' },
  { decade: 40, name: 'Methane' },
  { decade: 50, name: 'Electric' },
  { decade: 100, name: 'Other' },
];

/** One fuel of six, by its tile. */
export function FuelTiles() {
  return (
    <Radio.Group label="Your fuel" name="fuel" defaultValue="20">
      <div className={styles.tiles}>
        {FUELS.map(({ decade, name }) => (
          <Radio.Card
            key={decade}
            value={String(decade)}
            aria-label={name}
            className={styles.tile}
            style={{ '--fuel': DECADE_COLORS[decade] }}
          >
            <span className={styles.face}>
              <FuelIcon decade={decade} size={28} />
            </span>
            {name}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
