import { Radio } from '@mantine/core';
import { DECADE_COLORS } from '@pieno/contract/prices/fuels.ts';
import { FuelIcon } from '@pieno/ui/price/fuel-icon.tsx';
import { FUELS } from '../../kit/fuels.ts';
import styles from './form-radio-page.module.css';

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
