import { lastReportedAt } from '@pieno/contract/prices/freshness.ts';
import { isCrowded } from '@pieno/contract/prices/medals.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';
import type { PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { Medal } from '@pieno/ui/price/medal.tsx';
import { distanceText } from '../../core/format/distance.ts';
import { placeText } from '../../core/format/place.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { unitName } from '../../features/prices/category-names.ts';
import { listedPrice } from '../../features/prices/closed-now.ts';
import { originLabel } from '../../features/prices/origin-label.ts';
import { PriceAge } from '../../features/prices/price-age.tsx';
import { PriceInUnit } from '../../features/prices/price-in-unit.tsx';
import { doubtText } from '../../features/prices/price-marks.tsx';
import { priceStatus } from '../../features/prices/price-status.tsx';
import { untilMark } from '../../features/prices/until-mark.ts';
import { shortFuelName } from '../../features/prices/short-fuel-name.ts';
import { useClosedText } from '../../features/prices/use-closed-text.ts';
import { SmacCredit } from '../../features/prices/smac/smac-credit.tsx';
import { SheetButton } from '../../features/reports/sheet/sheet-button.tsx';
import type { ReactNode } from 'react';
import styles from './ranking-row.module.css';

/** Never starts a line. */
const DOT = '\u00a0\u00b7 ';

interface RankingRowProps {
  entry: PlacedEntry;
  area: Area;
  /** Kilometres from the visitor; undefined if either position is unknown. */
  distance: number | undefined;
  /** False if the row above shows the same unit. */
  withUnit: boolean;
  /** What the price is worth to the visitor, if requested. */
  note?: ReactNode;
}

/**
 * One row of the ranking: rank, station, distance, the ranked price and its state; everything else is behind its one
 * button (rule ranking-row). On paper, where nothing opens, it shows the price's origin.
 */
export function RankingRow({ entry, area, distance, withUnit, note }: RankingRowProps) {
  const { business, fuels, standIn } = entry;
  const now = useNow();
  const fuel = standIn ?? fuels[0];
  const listed = listedPrice(entry, now);
  const closedText = useClosedText(entry.opening !== undefined);
  const status = priceStatus(entry, now, closedText);
  return (
    <li
      className={styles.row}
      data-stations={business.id}
      data-uncertain={fuel && doubtText(fuel) !== null}
      {...untilMark(fuel)}
    >
      <Place entry={entry} />
      <div className={styles.station}>
        <Link to={`/business/${business.id}`} className={styles.name} translate="no">
          {business.name}
        </Link>
        <p className={styles.place} data-brief={Boolean(status)}>
          <span className={styles.spot}>
            {distance !== undefined && (
              <>
                <span className={styles.distance}>{distanceText(distance)}</span>
                <span>{DOT}</span>
              </>
            )}
            <span translate="no">{business.locality ?? placeText(business)}</span>
            {entry.area && `, ${entry.area === 'SM' ? m.area_san_marino() : m.area_italy()}`}
          </span>
          {listed && (
            <>
              <span className={styles.dot}>{DOT}</span>
              <span>{shortFuelName(listed.fuel_type)}</span>
            </>
          )}
          {fuel && !status && (
            <>
              <span>{DOT}</span>
              {fuel.source === 'demo' ? (
                // No age: nobody saw it.
                <span>{m.price_demo()}</span>
              ) : (
                <PriceAge date={lastReportedAt(fuel)} />
              )}
            </>
          )}
        </p>
        {status && <p className={styles.status}>{status}</p>}
        {fuel?.origin && fuel.source !== 'demo' && (
          <p className={styles.printed}>{originLabel(fuel.origin)}</p>
        )}
      </div>
      {listed && (
        <div className={styles.price}>
          {fuel && <PriceInUnit value={fuel.price} unit={fuel.fuel_type.unit} withUnit={false} />}
          <div className={styles.under}>
            {fuel && withUnit && <span aria-hidden="true">{unitName(fuel.fuel_type.unit)}</span>}
            <SheetButton entry={entry} />
          </div>
        </div>
      )}
      {fuel && <SmacCredit fuel={fuel} business={entry} area={entry.area ?? area} />}
      {note}
    </li>
  );
}

/** The medal, or a sign for no rank or a first rank that too many share. */
function Place({ entry: { rank, sharing } }: Pick<RankingRowProps, 'entry'>) {
  if (rank !== null && !(rank === 1 && isCrowded(sharing)))
    return <Medal rank={rank} sharing={sharing} label={m.ranking_place({ rank })} />;
  return (
    <span className={styles.noMedal} aria-hidden="true">
      {rank === null ? '–' : '='}
    </span>
  );
}
