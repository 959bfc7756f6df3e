import { concerns, lastingAt, lastWordOf } from '@pieno/contract/freshness.ts';
import { isCrowded } from '@pieno/contract/medals.ts';
import type { FuelPrice, ReportedPrice } from '@pieno/contract/prices.ts';
import type { PlacedEntry } from '@pieno/contract/ranking.ts';
import { Link } from '@pieno/ui/link.tsx';
import { Medal } from '@pieno/ui/medal.tsx';
import { euroText } from '@pieno/ui/price-text.ts';
import { Price } from '@pieno/ui/price.tsx';
import { distanceText } from '../../format/distance.ts';
import { placeText } from '../../format/place.ts';
import { useNow } from '../../hooks/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { unitName } from '../../prices/category-names.ts';
import { PriceAge } from '../../prices/price-age.tsx';
import { DemoPriceMark, doubtText } from '../../prices/price-marks.tsx';
import { untilMark } from '../../prices/until-mark.ts';
import { stateText } from '../../prices/state-text.ts';
import { shortFuelName } from '../../prices/short-fuel-name.ts';
import { SheetButton } from '../../reports/sheet-button.tsx';
import styles from './ranking-row.module.css';

interface RankingRowProps {
  entry: PlacedEntry;
  /** Kilometres from the visitor; undefined if either position is unknown. */
  distance: number | undefined;
}

/**
 * One row of the ranking: rank, station, distance, the price by which it is ranked and how that stands; all else lies
 * behind its one button (rule ranking-row).
 */
export function RankingRow({ entry, distance }: RankingRowProps) {
  const { business, fuels, standIn } = entry;
  const fuel = standIn ?? fuels[0];
  const [reported] = lastingAt(entry.reported, useNow());
  return (
    <li
      className={styles.row}
      data-uncertain={fuel && doubtText(fuel) !== null}
      {...untilMark(fuel)}
    >
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
          <span translate="no">{business.locality ?? placeText(business)}</span>
        </p>
        {fuel ? <Status entry={entry} fuel={fuel} /> : reported && <Reported reported={reported} />}
      </div>
      {fuel && (
        <div className={styles.price}>
          <Price
            value={fuel.price}
            unit={fuel.fuel_type.unit}
            unitText={unitName(fuel.fuel_type.unit)}
          />
        </div>
      )}
      {(fuel || reported) && <SheetButton entry={entry} />}
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

/** The one line on how the price stands, with one mark at most: a state, what a driver reports, or its age. */
function Status({ entry, fuel }: { entry: PlacedEntry; fuel: FuelPrice }) {
  return (
    <p className={styles.status}>
      <span>{shortFuelName(fuel.fuel_type)}</span>
      <span>{' · '}</span>
      <Mark entry={entry} fuel={fuel} />
    </p>
  );
}

/** What a driver reports where no price is known. */
function Reported({ reported: { fuel_type: fuel, price } }: { reported: ReportedPrice }) {
  return (
    <p className={styles.status}>
      <span>{shortFuelName(fuel)}</span>
      <span>{' · '}</span>
      {m.row_reported({ price: euroText(price) })}
    </p>
  );
}

function Mark({ entry, fuel }: { entry: PlacedEntry; fuel: FuelPrice }) {
  const now = useNow();
  const state = lastingAt(entry.states, now).find((each) => concerns(each, fuel));
  if (state) return <strong>{stateText(state)}</strong>;
  if (entry.standIn)
    return (
      <>
        {m.row_said()}
        <span>{' · '}</span>
        <PriceAge date={fuel.effective_date} withIcon={false} />
      </>
    );
  if (fuel.contested) return <strong>{m.price_contested()}</strong>;
  const reported = lastingAt(entry.reported, now).find(
    ({ fuel_type }) => fuel_type.id === fuel.fuel_type.id,
  );
  if (reported) return m.row_reported({ price: euroText(reported.price) });
  // A demonstration price has no age: nobody saw it.
  if (fuel.source === 'demo') return <DemoPriceMark fuel={fuel} />;
  return <PriceAge date={lastWordOf(fuel)} withIcon={false} />;
}
