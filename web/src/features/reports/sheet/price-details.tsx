import { lastReportedAt } from '@pieno/contract/prices/freshness.ts';
import { decadeOf } from '@pieno/contract/prices/fuels.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { sinceText } from '../../../core/format/moment.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import { fuelName } from '../../prices/fuel-names.ts';
import { confirmedTexts } from './confirmed-texts.ts';
import { Dispute } from './dispute.tsx';
import { originText } from './origin-text.ts';
import type { PriceFactsProps } from './price-facts.tsx';
import styles from './price-sheet.module.css';

const DAY_MS = 86_400_000;

const StillRight = lazy<(props: { decade: number; area: Area; days: number }) => ReactNode>(() =>
  import('../../prices/history/still-right.tsx')
    .then((module) => ({ default: module.StillRight }))
    // Not cached on this phone: show nothing.
    .catch(() => ({ default: () => null })),
);

interface PriceDetailsProps extends Pick<
  PriceFactsProps,
  'fuel' | 'businessId' | 'area' | 'disputes'
> {
  /** True if there are several prices. */
  withName: boolean;
}

/** Details of a price: source, since when, who confirmed it, and how long such prices last. */
export function PriceDetails(props: PriceDetailsProps) {
  const { fuel, businessId, area, withName, disputes } = props;
  const now = useNow();
  const { fuel_type: type, since } = fuel;
  const isDemo = fuel.source === 'demo';
  const days = (now.getTime() - Date.parse(lastReportedAt(fuel))) / DAY_MS;
  return (
    <div className={styles.facts}>
      {withName && (
        <p className={styles.name}>
          <FuelDot color={type.color} />
          <span>{fuelName(type)}</span>
        </p>
      )}
      <ul role="list" className={styles.about}>
        <li>{originText(fuel)}</li>
        {!isDemo && since && <li>{m.sheet_since({ when: sinceText(since, now) })}</li>}
        {!isDemo && confirmedTexts(fuel, now).map((text) => <li key={text}>{text}</li>)}
        {fuel.contested && <li>{m.sheet_contested()}</li>}
        {!isDemo && (
          <Suspense>
            <StillRight decade={decadeOf(type.id)} area={area} days={days} />
          </Suspense>
        )}
      </ul>
      {!isDemo && <Dispute {...{ fuel, businessId, disputes }} />}
    </div>
  );
}
