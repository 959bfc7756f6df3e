import { lastWordOf } from '@pieno/contract/freshness.ts';
import { isCrowded } from '@pieno/contract/medals.ts';
import type { FuelPrice } from '@pieno/contract/prices.ts';
import type { PlacedEntry } from '@pieno/contract/ranking.ts';
import { Chip } from '@pieno/ui/chip.tsx';
import { Link } from '@pieno/ui/link.tsx';
import { Medal } from '@pieno/ui/medal.tsx';
import { euroText } from '@pieno/ui/price-text.ts';
import { Price } from '@pieno/ui/price.tsx';
import { distanceText } from '../../format/distance.ts';
import { placeText } from '../../format/place.ts';
import { m } from '../../paraglide/messages.js';
import { unitName } from '../../prices/fuel-names.ts';
import { PriceAge } from '../../prices/price-age.tsx';
import { DemoPriceMark, doubtText } from '../../prices/price-marks.tsx';
import { shortFuelName } from '../../prices/short-fuel-name.ts';
import styles from './ranking-row.module.css';

interface RankingRowProps {
  entry: PlacedEntry;
  /** Kilometres from the visitor; undefined if either position is unknown. */
  distance: number | undefined;
}

/** One row of the ranking: rank, station, its fuels of the category, and the price by which it is ranked. */
export function RankingRow({ entry, distance }: RankingRowProps) {
  const { business, fuels } = entry;
  const [fuel] = fuels;
  return (
    <li className={styles.row} data-uncertain={fuel && doubtText(fuel) !== null}>
      <Place entry={entry} />
      <div className={styles.station}>
        <Link to={`/business/${business.id}`} className={styles.name} translate="no">
          {business.name}
        </Link>
        <p className={styles.place}>
          {distance !== undefined && (
            <>
              <span className={styles.distance}>{distanceText(distance)}</span>
              <span>{' · '}</span>
            </>
          )}
          <span translate="no">{placeText(business)}</span>
        </p>
      </div>
      {fuel && (
        <>
          <div className={styles.price}>
            <Price
              value={fuel.price}
              unit={fuel.fuel_type.unit}
              unitText={unitName(fuel.fuel_type.unit)}
            />
            <SeenAt fuel={fuel} />
          </div>
          <Fuels fuels={fuels} />
        </>
      )}
    </li>
  );
}

/** The medal, or a sign that there is none: no rank, or a first place that too many share. */
function Place({ entry: { rank, sharing } }: Pick<RankingRowProps, 'entry'>) {
  if (rank !== null && !(rank === 1 && isCrowded(sharing)))
    return <Medal rank={rank} sharing={sharing} label={m.ranking_place({ rank })} />;
  return (
    <span className={styles.noMedal} aria-hidden="true">
      {rank === null ? '–' : '='}
    </span>
  );
}

/** The price's age. A demonstration price has none: nobody saw it. */
function SeenAt({ fuel }: { fuel: FuelPrice }) {
  if (fuel.source === 'demo') return <DemoPriceMark fuel={fuel} />;
  return <PriceAge date={lastWordOf(fuel)} withIcon={false} />;
}

function Fuels({ fuels }: { fuels: readonly FuelPrice[] }) {
  return (
    <ul role="list" className={styles.fuels} aria-label={m.ranking_fuels()}>
      {fuels.map((line) => (
        <li key={line.fuel_type.id}>
          <FuelChip fuel={line} />
        </li>
      ))}
    </ul>
  );
}

function FuelChip({ fuel }: { fuel: FuelPrice }) {
  return (
    <Chip tone={doubtText(fuel) ? 'faded' : 'plain'}>
      <span>{shortFuelName(fuel.fuel_type)}</span>{' '}
      <span className={styles.digits} translate="no">
        {euroText(fuel.price)}
      </span>
    </Chip>
  );
}
