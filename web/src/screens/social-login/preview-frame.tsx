import type { FuelPrice } from '@pieno/contract/prices/prices.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { momentText } from '../../core/format/moment.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { unitName } from '../../features/prices/category-names.ts';
import { PriceInUnit } from '../../features/prices/price-in-unit.tsx';
import { untilMark } from '../../features/prices/until-mark.ts';
import { doubtText } from '../../features/prices/price-marks.tsx';
import styles from './preview-frame.module.css';

/** Number of rows for which space is reserved. */
export const PREVIEW_ROWS = 4;

interface PreviewFrameProps {
  title: string;
  detail: string | undefined;
  isPending: boolean;
  failure: string | undefined;
  /** Undefined for a final failure. */
  onRetry: (() => void) | undefined;
  empty: string | undefined;
  /** When the prices were stored on this phone, ISO 8601; absent if they come from the server. */
  cachedAt: string | null | undefined;
  isDemo: boolean;
  more?: string | undefined;
  children: ReactNode;
}

/** A preview, the same size in all its states. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { title, detail, isPending, failure, onRetry, empty, children } = props;
  return (
    <>
      <p className={styles.over}>{m.entry_preview_opens()}</p>
      <h2 id="price-board" className={styles.title}>
        <span translate="no">{title}</span>{' '}
        {detail && <span className={styles.detail}>{detail}</span>}
      </h2>
      {failure !== undefined ? (
        <div className={styles.rows} role="alert">
          <p>{failure}</p>
          {!navigator.onLine && <p className={styles.detail}>{m.entry_preview_offline()}</p>}
          {onRetry && (
            <Button variant="default" onClick={onRetry}>
              {m.retry()}
            </Button>
          )}
        </div>
      ) : isPending || empty !== undefined ? (
        <div className={styles.rows} role="status">
          {isPending ? <span className={styles.waiting}>{m.loading()}</span> : empty}
        </div>
      ) : (
        <ul role="list" className={styles.rows}>
          {children}
        </ul>
      )}
      <Foot {...props} />
    </>
  );
}

function Foot({ cachedAt, isDemo, more }: PreviewFrameProps) {
  const now = useNow();
  const when = cachedAt && momentText(cachedAt, now);
  const kept = when && (navigator.onLine ? m.pwa_kept_since : m.pwa_offline_since)({ when });
  const texts = [kept, isDemo && m.price_demo_title(), more].filter(Boolean);
  return <p className={styles.foot}>{texts.join(' · ')}</p>;
}

interface PreviewRowProps {
  fuel: FuelPrice;
  name: string;
  /** Rank in the ranking. */
  rank?: number | undefined;
  /** A note under the name. */
  children: ReactNode;
}

export function PreviewRow({ fuel, name, rank, children }: PreviewRowProps) {
  return (
    <li className={styles.row} data-uncertain={doubtText(fuel) !== null} {...untilMark(fuel)}>
      {rank !== undefined && (
        <span className={styles.rank}>
          <VisuallyHidden>{m.ranking_place({ rank })}</VisuallyHidden>
          <span aria-hidden="true">{rank}</span>
        </span>
      )}
      <span className={styles.name}>
        <span translate="no">{name}</span> <span className={styles.note}>{children}</span>
      </span>
      <span className={styles.price}>
        <PriceInUnit value={fuel.price} unit={fuel.fuel_type.unit} withUnit={false} />
        <span className={styles.note} aria-hidden="true">
          {unitName(fuel.fuel_type.unit)}
        </span>
      </span>
    </li>
  );
}
