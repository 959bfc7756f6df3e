import { DECADE_COLORS } from '@pieno/contract/prices/fuels.ts';
import { Card } from '@pieno/ui/card.tsx';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import { Price } from '@pieno/ui/price/price.tsx';
import styles from './card-page.module.css';

const FUELS = [
  { decade: 10, name: 'Petrol', price: 1.669 },
  { decade: 20, name: 'Diesel', price: 1.749 },
  { decade: 30, name: 'LPG', price: 0.729 },
] as const;

/** A station's prices on the dark panel (totem), as in the product. */
export function StationCard() {
  return (
    <Card variant="totem" title="Tre Torri">
      <ul role="list" className={styles.rows}>
        {FUELS.map(({ decade, name, price }) => (
          <li key={decade}>
            <span className={styles.fuel}>
              <FuelDot color={DECADE_COLORS[decade]} />
              {name}
            </span>
            <span lang="it">
              <Price value={price} unit="litre" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
