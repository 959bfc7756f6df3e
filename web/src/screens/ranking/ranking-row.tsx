import { lastingAt, lastWordOf } from '@pieno/contract/freshness.ts';
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
import { StateMark } from '../../prices/state-mark.tsx';
import { stateOf } from '../../prices/state-text.ts';
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
  const said = fuel ?? reported;
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
        {said && <Status entry={entry} fuel={fuel} said={said} />}
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
      {said && <SheetButton entry={entry} />}
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

interface StatusProps {
  entry: PlacedEntry;
  /** Undefined where no price is known. */
  fuel: FuelPrice | undefined;
  /** The same, or what a driver reports instead. */
  said: FuelPrice | ReportedPrice;
}

/**
 * The one line on how the price stands, with one mark at most: a state, what a driver reports, or its age. An invented
 * price is marked beside a state too.
 */
function Status({ entry, fuel, said }: StatusProps) {
  const state = stateOf(said, entry.states, useNow());
  const isDemo = fuel?.source === 'demo';
  return (
    <p className={styles.status}>
      <StateMark state={state} />
      <span>{shortFuelName(said.fuel_type)}</span>
      {(!state || isDemo) && (
        <>
          <span>{' · '}</span>
          {fuel ? (
            <Mark entry={entry} fuel={fuel} />
          ) : (
            m.row_reported({ price: euroText(said.price) })
          )}
        </>
      )}
    </p>
  );
}

function Mark({ entry, fuel }: { entry: PlacedEntry; fuel: FuelPrice }) {
  const now = useNow();
  // A demonstration price has no age: nobody saw it.
  if (fuel.source === 'demo') return <DemoPriceMark fuel={fuel} />;
  if (fuel.contested) return <strong>{m.price_contested()}</strong>;
  const reported = lastingAt(entry.reported, now).find(
    ({ fuel_type }) => fuel_type.id === fuel.fuel_type.id,
  );
  if (reported && !entry.standIn) return m.row_reported({ price: euroText(reported.price) });
  return <PriceAge date={lastWordOf(fuel)} withIcon={false} />;
}
