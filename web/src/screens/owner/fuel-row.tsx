import { lastReportedAt } from '@pieno/contract/prices/freshness.ts';
import type { OwnerFuel } from '@pieno/contract/stations/own-stations.ts';
import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import { Chip } from '@pieno/ui/chip.tsx';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import { m } from '../../paraglide/messages.js';
import { PriceField } from '../../features/prices/editor/price-field.tsx';
import { toThousandths } from '../../features/prices/editor/typed-price.ts';
import { fuelName } from '../../features/prices/fuel-names.ts';
import { originLabel } from '../../features/prices/origin-label.ts';
import { PriceAge } from '../../features/prices/price-age.tsx';
import styles from './owner-totem.module.css';
import { priceInputId } from './price-input-id.ts';

interface FuelRowProps {
  fuel: OwnerFuel;
  /** In thousandths of a euro; null without a known price. */
  value: number | null;
  error: string | undefined;
  onChange: (thousandths: number) => void;
}

/** One fuel on the owner's totem: its name, its price's age, and the price to change. */
export function FuelRow({ fuel, value, error, onChange }: FuelRowProps) {
  const { fuel_type, price, disputes, reported } = fuel;
  const name = fuelName(fuel_type);
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <FuelDot color={fuel_type.color} />
        <span className={styles.name}>{name}</span>
        <span className={styles.marks}>
          {(disputes > 0 || reported.length > 0) && (
            <Chip tone="notice">{m.owner_has_words()}</Chip>
          )}
          {price ? (
            <>
              <Origin price={price} />
              <PriceAge date={lastReportedAt(price)} />
            </>
          ) : (
            <span>{m.price_unknown()}</span>
          )}
        </span>
      </div>
      <PriceField
        id={priceInputId(fuel_type.id)}
        fuel={fuel_type}
        value={value}
        before={price && toThousandths(price.price)}
        error={error}
        onChange={onChange}
      />
    </li>
  );
}

/** A price's origin; a chip if it is not the owner's. */
function Origin({ price: { origin } }: { price: FuelPrice }) {
  if (origin === undefined) return null;
  const label = originLabel(origin);
  return origin === 'owner' ? <span>{label}</span> : <Chip>{label}</Chip>;
}
