import { lastWordOf, type AgedPrice } from '@pieno/contract/prices/freshness.ts';
import { decadeOf } from '@pieno/contract/prices/fuels.ts';
import { stillRight } from '@pieno/contract/prices/still-right.ts';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
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
import styles from './price-sheet.module.css';

const DAY_MS = 86_400_000;

/** One price with all that is known of it: its source, since when it holds, who confirmed it, how long such prices last. */
export function PriceFacts({ fuel, businessId }: { fuel: AgedPrice; businessId: number }) {
  const now = useNow();
  const { fuel_type: type, price, since } = fuel;
  const isDemo = fuel.source === 'demo';
  const doubt = doubtText(fuel);
  const days = (now.getTime() - Date.parse(lastWordOf(fuel))) / DAY_MS;
  const right = isDemo ? undefined : stillRight(decadeOf(type.id), days);
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <p className={styles.name}>
          <FuelDot color={type.color} />
          <span>{fuelName(type)}</span>
        </p>
        <PriceInUnit value={price} unit={type.unit} />
      </div>
      <ul role="list" className={styles.lines}>
        <li>{originText(fuel)}</li>
        {!isDemo && since && <li>{m.sheet_since({ when: sinceText(since, now) })}</li>}
        {!isDemo && confirmedTexts(fuel, now).map((text) => <li key={text}>{text}</li>)}
        <LaterPrice next={fuel.next}>{(text) => <li>{m.sheet_next({ text })}</li>}</LaterPrice>
        {doubt && <li>{fuel.contested ? m.sheet_contested() : doubt}</li>}
        {!fuel.confirmed && <li>{m.price_unconfirmed()}</li>}
        {right !== undefined && right < 100 && <li>{m.sheet_still_right({ count: right })}</li>}
      </ul>
      {!isDemo && <Dispute fuel={fuel} businessId={businessId} />}
    </div>
  );
}
