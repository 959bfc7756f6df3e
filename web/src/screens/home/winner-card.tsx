import IconChevronRight from '~icons/tabler/chevron-right';
import { lastReportedAt, type AgedEntry } from '@pieno/contract/prices/freshness.ts';
import type { BestByDecade, FuelPrice } from '@pieno/contract/prices/prices.ts';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import { placeText } from '../../core/format/place.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { borderDifference } from '../../features/prices/border-difference.ts';
import { decadeName } from '../../features/prices/category-names.ts';
import { PriceAge } from '../../features/prices/price-age.tsx';
import { PriceInUnit } from '../../features/prices/price-in-unit.tsx';
import { untilMark } from '../../features/prices/until-mark.ts';
import { useClosedText } from '../../features/prices/use-closed-text.ts';
import { DemoPriceMark, ModeMark } from '../../features/prices/price-marks.tsx';
import { SheetButton } from '../../features/reports/sheet/sheet-button.tsx';
import { SmacCredit } from '../../features/prices/smac/smac-credit.tsx';
import { leadText } from './lead-text.ts';
import styles from './winner-card.module.css';

/** A category that currently has a winner. */
export type Winner = BestByDecade[number] & {
  best: AgedEntry;
  /** The winning price, or its stand-in. */
  fuel: FuelPrice;
};

/** A category's best price: its station, its age and its lead over the second. */
export function WinnerCard({ winner }: { winner: Winner }) {
  const { best, fuel } = winner;
  const closedText = useClosedText(best.opening !== undefined);
  const now = useNow();
  const closed = closedText(best.opening, fuel.fuel_type.mode, now);
  const border = winner.border?.find(({ mode }) => mode === fuel.fuel_type.mode);
  const difference = border && borderDifference(border, now);
  return (
    <article className={styles.card} data-stale={best.rank === null} {...untilMark(fuel)}>
      <div className={styles.head}>
        <FuelDot color={fuel.fuel_type.color} />
        <h3 className={styles.category}>{decadeName(winner.decade)}</h3>
        <Link to={`/ranking/${winner.decade}`} className={styles.more}>
          {m.home_see_ranking()}
          <VisuallyHidden> {decadeName(winner.decade)}</VisuallyHidden>
          <IconChevronRight size={16} stroke={2} aria-hidden="true" className="mirrored" />
        </Link>
      </div>
      <div className={styles.body}>
        <div className={styles.station}>
          <Link to={`/business/${best.business.id}`} className={styles.name} translate="no">
            {best.business.name}
          </Link>
          <p className={styles.place}>
            <span className={styles.where} translate="no">
              {placeText(best.business)}
            </span>
            <span className={styles.dot}>{' · '}</span>
            <PriceAge date={lastReportedAt(fuel)} />
          </p>
        </div>
        <span className={styles.price}>
          <PriceInUnit value={fuel.price} unit={fuel.fuel_type.unit} />
        </span>
      </div>
      <SmacCredit fuel={fuel} business={best} area="SM" />
      {difference && <p className={styles.border}>{difference}</p>}
      <div className={styles.meta}>
        <ModeMark fuel={fuel} />
        <DemoPriceMark fuel={fuel} />
        <span className={styles.lead}>
          {closed ? (
            <strong>{closed}</strong>
          ) : best.standIn ? (
            m.home_reported()
          ) : (
            leadText(winner, difference)
          )}
        </span>
        <span className={styles.sheet}>
          <SheetButton entry={best} />
        </span>
      </div>
    </article>
  );
}
