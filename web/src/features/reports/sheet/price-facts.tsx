import type { AgedPrice } from '@pieno/contract/prices/freshness.ts';
import { lastReportedAt } from '@pieno/contract/prices/freshness.ts';
import type { Area } from '@pieno/contract/prices/prices.ts';
import { closedText } from '@pieno/contract/stations/opening-text.ts';
import type { WireHours } from '@pieno/contract/stations/wire-hours.ts';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import { useNow } from '../../../core/browser/use-now.ts';
import { m } from '../../../paraglide/messages.js';
import { fuelName } from '../../prices/fuel-names.ts';
import { LazyAnnouncedPrice } from '../../prices/lazy-announced-price.tsx';
import { PriceAge } from '../../prices/price-age.tsx';
import { PriceInUnit } from '../../prices/price-in-unit.tsx';
import { doubtText } from '../../prices/price-marks.tsx';
import type { SmacCreditProps } from '../../prices/smac/credit-line.tsx';
import { SmacCredit } from '../../prices/smac/smac-credit.tsx';
import { SubmittedDispute } from './submitted-dispute.tsx';
import styles from './price-sheet.module.css';
import type { Disputes } from './use-disputes.ts';

export interface PriceFactsProps {
  fuel: AgedPrice;
  businessId: number;
  area: Area;
  /** The station's opening hours. */
  opening: WireHours | undefined;
  /** What the SMaC credit depends on. */
  smac: Pick<SmacCreditProps, 'business' | 'area'>;
  disputes: Disputes;
}

/** One price as on the sign, with what a driver must know before going there. */
export function PriceFacts({ fuel, businessId, opening, smac, disputes }: PriceFactsProps) {
  const now = useNow();
  const { fuel_type: type, price } = fuel;
  const closed = closedText(opening, type.mode, now);
  const doubt = doubtText(fuel);
  return (
    <div className={styles.facts}>
      <div className={styles.head}>
        <div>
          <p className={styles.name}>
            <FuelDot color={type.color} />
            <span>{fuelName(type)}</span>
          </p>
          <p className={styles.about}>
            {/* A demo price has no age. */}
            {fuel.source === 'demo' ? m.price_demo() : <PriceAge date={lastReportedAt(fuel)} />}
            {doubt && (
              <>
                {' · '}
                <strong>{doubt}</strong>
              </>
            )}
          </p>
        </div>
        <PriceInUnit value={price} unit={type.unit} size="lg" />
      </div>
      <SmacCredit fuel={fuel} {...smac} form="both" />
      {closed && (
        <p className={styles.about}>
          <strong>{closed}</strong>
        </p>
      )}
      <LazyAnnouncedPrice next={fuel.next}>
        {(text) => <p className={styles.about}>{m.sheet_next({ text })}</p>}
      </LazyAnnouncedPrice>
      {!fuel.confirmed && <p className={styles.about}>{m.price_unconfirmed()}</p>}
      <SubmittedDispute {...{ fuel, businessId, disputes }} />
    </div>
  );
}
