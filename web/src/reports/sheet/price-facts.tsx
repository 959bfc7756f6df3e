import { lastWordOf, type AgedPrice } from '@pieno/contract/prices/freshness.ts';
import { decadeOf } from '@pieno/contract/prices/fuels.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';
import { closedText } from '@pieno/contract/stations/opening-words.ts';
import type { WireHours } from '@pieno/contract/stations/wire-hours.ts';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { sinceText } from '../../format/moment.ts';
import { useNow } from '../../hooks/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { fuelName } from '../../prices/fuel-names.ts';
import { LaterPrice } from '../../prices/later-price.tsx';
import { PriceInUnit } from '../../prices/price-in-unit.tsx';
import { doubtText } from '../../prices/price-marks.tsx';
import { confirmedTexts } from './confirmed-texts.ts';
import { Dispute } from './dispute.tsx';
import { originText } from './origin-text.ts';
import type { SmacCreditProps } from '../../smac/credit-line.tsx';
import { SmacCredit } from '../../smac/smac-credit.tsx';
import styles from './price-sheet.module.css';

const DAY_MS = 86_400_000;

const StillRight = lazy<(props: { decade: number; area: Area; days: number }) => ReactNode>(() =>
  import('../../history/still-right.tsx')
    .then((module) => ({ default: module.StillRight }))
    // Not on the phone: neither is what it shows.
    .catch(() => ({ default: () => null })),
);

export interface PriceFactsProps {
  fuel: AgedPrice;
  businessId: number;
  area: Area;
  /** The hours that the station's people wrote. */
  opening: WireHours | undefined;
  /** What its credit on the SMaC depends on. */
  smac: Pick<SmacCreditProps, 'business' | 'area'>;
}

/** One price with all that is known of it: its source, since when it holds, who confirmed it, how long such prices last. */
export function PriceFacts({ fuel, businessId, area, opening, smac }: PriceFactsProps) {
  const now = useNow();
  const { fuel_type: type, price, since } = fuel;
  const isDemo = fuel.source === 'demo';
  const closed = closedText(opening, type.mode, now);
  const doubt = doubtText(fuel);
  const days = (now.getTime() - Date.parse(lastWordOf(fuel))) / DAY_MS;
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <p className={styles.name}>
          <FuelDot color={type.color} />
          <span>{fuelName(type)}</span>
        </p>
        <PriceInUnit value={price} unit={type.unit} />
      </div>
      <SmacCredit fuel={fuel} {...smac} form="both" />
      <ul role="list" className={styles.lines}>
        {closed && (
          <li>
            <strong>{closed}</strong>
          </li>
        )}
        <li>{originText(fuel)}</li>
        {!isDemo && since && <li>{m.sheet_since({ when: sinceText(since, now) })}</li>}
        {!isDemo && confirmedTexts(fuel, now).map((text) => <li key={text}>{text}</li>)}
        <LaterPrice next={fuel.next}>{(text) => <li>{m.sheet_next({ text })}</li>}</LaterPrice>
        {doubt && <li>{fuel.contested ? m.sheet_contested() : doubt}</li>}
        {!fuel.confirmed && <li>{m.price_unconfirmed()}</li>}
        {!isDemo && (
          <Suspense>
            <StillRight decade={decadeOf(type.id)} area={area} days={days} />
          </Suspense>
        )}
      </ul>
      {!isDemo && <Dispute fuel={fuel} businessId={businessId} />}
    </div>
  );
}
