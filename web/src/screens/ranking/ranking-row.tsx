import type { FuelPrice, RankingEntry } from '@pieno/contract/prices.ts';
import { Chip } from '@pieno/ui/chip.tsx';
import { Link } from '@pieno/ui/link.tsx';
import { Medal } from '@pieno/ui/medal.tsx';
import { euroText } from '@pieno/ui/price-text.ts';
import { Price } from '@pieno/ui/price.tsx';
import { distanceText } from '../../format/distance.ts';
import { placeText } from '../../format/place.ts';
import { m } from '../../paraglide/messages.js';
import { PriceAge } from '../../prices/price-age.tsx';
import { DemoMark } from '../../prices/price-marks.tsx';
import { shortFuelName } from '../../prices/short-fuel-name.ts';
import styles from './ranking-row.module.css';

interface RankingRowProps {
  entry: RankingEntry;
  /** Whether a demonstration price is marked as such. */
  marksDemo: boolean;
  /** Kilometres from the visitor; undefined if either position is unknown. */
  distance: number | undefined;
}

/** One row of the ranking: rank, station, its fuels of the category, and the price by which it is ranked. */
export function RankingRow({ entry, marksDemo, distance }: RankingRowProps) {
  const { business, fuels, rank } = entry;
  const fuel = fuels[0]!;
  return (
    <li className={styles.row} data-stale={entry.stale}>
      {rank === null ? (
        <span className={styles.noMedal} aria-hidden="true">
          –
        </span>
      ) : (
        <Medal rank={rank} label={m.ranking_place({ rank })} />
      )}
      <div className={styles.station}>
        <Link to={`/business/${business.id}`} className={styles.name}>
          {business.name}
        </Link>
        <p className={styles.place}>
          {distance !== undefined && (
            <>
              <span className={styles.distance}>{distanceText(distance)}</span>
              {' · '}
            </>
          )}
          {placeText(business)}
        </p>
      </div>
      <div className={styles.price}>
        <Price value={fuel.price} unit={fuel.fuel_type.unit} />
        <PriceAge date={fuel.effective_date} withIcon={false} />
      </div>
      <ul role="list" className={styles.fuels} aria-label={m.ranking_fuels()}>
        {fuels.map((line) => (
          <li key={line.fuel_type.id}>
            <FuelChip fuel={line} />
          </li>
        ))}
        {marksDemo && fuel.source === 'demo' && (
          <li>
            <DemoMark fuel={fuel} />
          </li>
        )}
      </ul>
    </li>
  );
}

function FuelChip({ fuel }: { fuel: FuelPrice }) {
  return (
    <Chip tone={fuel.stale ? 'faded' : 'plain'}>
      {shortFuelName(fuel.fuel_type)} <span className={styles.digits}>{euroText(fuel.price)}</span>
    </Chip>
  );
}
