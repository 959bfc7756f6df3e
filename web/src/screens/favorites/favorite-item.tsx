import IconDots from '~icons/tabler/dots';
import { lastReportedAt } from '@pieno/contract/prices/freshness.ts';
import type { PlacedEntry } from '@pieno/contract/prices/ranking.ts';
import { hoursOf } from '@pieno/contract/stations/opening-hours.ts';
import { closedText } from '@pieno/contract/stations/opening-text.ts';
import { Link } from '@pieno/ui/buttons/link.tsx';
import type { ReactNode } from 'react';
import { distanceText } from '../../core/format/distance.ts';
import { placeText } from '../../core/format/place.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { unitName } from '../../features/prices/category-names.ts';
import { listedPrice } from '../../features/prices/closed-now.ts';
import { PriceAge } from '../../features/prices/price-age.tsx';
import { PriceInUnit } from '../../features/prices/price-in-unit.tsx';
import { doubtText } from '../../features/prices/price-marks.tsx';
import { priceStatus } from '../../features/prices/price-status.tsx';
import { shortFuelName } from '../../features/prices/short-fuel-name.ts';
import { ChangeSince } from './price-change.tsx';
import type { FavoriteRow } from './favorite-rows.ts';
import styles from './favorites.module.css';

/** Never starts a line. */
const DOT = '\u00a0\u00b7 ';

interface FavoriteItemProps {
  row: FavoriteRow;
  /** True in the first row: all are sold in the same unit. */
  withUnit: boolean;
  /** Text shown if no ranking lists the favourite. */
  absence: string;
  /** Opens the favourite's actions. */
  onEdit: () => void;
}

/** One favourite: its label, its price and the price's state, and the change since the last visit. */
export function FavoriteItem({ row, withUnit, absence, onEdit }: FavoriteItemProps) {
  const { id, label, name, fuel, change } = row;
  return (
    <li className={styles.row} data-uncertain={fuel && doubtText(fuel) !== null}>
      <div className={styles.station}>
        <Link to={`/business/${id}`} className={styles.name} translate="no">
          {label ?? name}
        </Link>
        {label !== null && (
          <p className={styles.own} translate="no">
            {name}
          </p>
        )}
        <Place row={row} />
        {fuel && change && <ChangeSince change={change} price={fuel.price} />}
        <Status row={row} absence={absence} />
      </div>
      <div className={styles.price}>
        {fuel && (
          <>
            <PriceInUnit value={fuel.price} unit={fuel.fuel_type.unit} withUnit={false} />
            {withUnit && (
              <span className={styles.unit} aria-hidden="true">
                {unitName(fuel.fuel_type.unit)}
              </span>
            )}
          </>
        )}
      </div>
      <button
        type="button"
        className={styles.edit}
        aria-label={m.favorites_edit({ name: label ?? name })}
        aria-haspopup="dialog"
        onClick={onEdit}
      >
        <IconDots size={22} stroke={1.75} aria-hidden="true" />
      </button>
    </li>
  );
}

/** Formats '2,4 km · Domagnano · Self · 5 min fa'. */
function Place({ row: { entry, fuel, distance } }: Pick<FavoriteItemProps, 'row'>) {
  const now = useNow();
  const listed = entry && listedPrice(entry, now);
  const parts: [name: string, part: ReactNode][] = [
    ['distance', distance !== undefined && <Distance kilometres={distance} />],
    ['place', entry && <Spot entry={entry} />],
    ['mode', listed && shortFuelName(listed.fuel_type)],
    // A demo price has no age: nobody saw it.
    [
      'age',
      fuel?.source === 'demo' ? m.price_demo() : fuel && <PriceAge date={lastReportedAt(fuel)} />,
    ],
  ];
  return (
    <p className={styles.place}>
      {parts
        .filter(([, part]) => Boolean(part))
        .map(([key, part], index) => (
          <span key={key}>
            {index > 0 && DOT}
            {part}
          </span>
        ))}
    </p>
  );
}

const Distance = ({ kilometres }: { kilometres: number }) => (
  <b className={styles.distance}>{distanceText(kilometres)}</b>
);

const Spot = ({ entry: { business, area } }: { entry: PlacedEntry }) => (
  <>
    <span translate="no">{business.locality ?? placeText(business)}</span>
    {area === 'confine' && `, ${m.area_italy()}`}
  </>
);

/** Shows what is special about the station, else that it is open, if its hours are known. */
function Status({ row, absence }: Pick<FavoriteItemProps, 'row' | 'absence'>) {
  const { entry, fuel, isClosed } = row;
  const now = useNow();
  if (isClosed) return <Line text={<strong>{m.favorites_closed()}</strong>} />;
  if (!entry) return <Line text={absence} />;
  if (!listedPrice(entry, now)) return <Line text={m.price_unknown()} />;
  const status = priceStatus(entry, now, closedText) ?? (fuel && doubtText(fuel));
  if (status) return <Line text={status} />;
  const isOpen = fuel && entry.opening && hoursOf(entry.opening, fuel.fuel_type.mode);
  return isOpen ? <Line text={m.answer_open()} /> : null;
}

const Line = ({ text }: { text: ReactNode }) => <p className={styles.status}>{text}</p>;
