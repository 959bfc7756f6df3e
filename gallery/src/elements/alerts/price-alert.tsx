import { DECADE_COLORS } from '@pieno/contract/prices/fuels.ts';
import { Card } from '@pieno/ui/card.tsx';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import { Price } from '@pieno/ui/price/price.tsx';
import IconTrendingDown from '~icons/tabler/trending-down';
import styles from './price-alert.module.css';

/** A sample price alert, as a subscriber sees it. */
export function PriceAlert() {
  return (
    <Card variant="totem">
      <div className={styles.alert} role="status">
        <div className={styles.text}>
          <strong>
            <FuelDot color={DECADE_COLORS[20]} /> Diesel at Tre Torri
          </strong>
          <span className={styles.delta}>
            <IconTrendingDown size={18} stroke={1.75} aria-hidden="true" />
            1.2 cents less than yesterday
          </span>
        </div>
        <span lang="it">
          <Price value={1.749} unit="litre" />
        </span>
      </div>
    </Card>
  );
}
