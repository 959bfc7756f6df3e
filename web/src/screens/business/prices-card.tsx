import type { FuelPrice } from '@pieno/contract/prices.ts';
import { Card } from '@pieno/ui/card.tsx';
import { FuelDot } from '@pieno/ui/fuel-dot.tsx';
import { Price } from '@pieno/ui/price.tsx';
import { dateTimeText } from '../../format/date-time.ts';
import { m } from '../../paraglide/messages.js';
import { demoShare } from '../../prices/demo-share.ts';
import styles from './prices-card.module.css';

/**
 * 'Prezzi Carburanti': every fuel of the station with its price, date and unit, on the dark totem panel (spec
 * §2, §9).
 */
export function PricesCard({ prices }: { prices: readonly FuelPrice[] }) {
  const demos = demoShare(prices);
  return (
    <Card title={m.business_prices()} variant="totem">
      {prices.length === 0 ? (
        <p className={styles.empty}>{m.business_no_prices()}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {prices.map((fuel) => (
            <PriceLine key={fuel.fuel_type.id} fuel={fuel} marksDemo={demos === 'some'} />
          ))}
        </ul>
      )}
      {demos !== 'none' && (
        <p className={styles.note}>
          <strong>{m.price_demo_title()}</strong> {m.price_demo_text()}
        </p>
      )}
    </Card>
  );
}

function PriceLine({ fuel, marksDemo }: { fuel: FuelPrice; marksDemo: boolean }) {
  return (
    <li className={styles.line}>
      <div className={styles.fuel}>
        <p className={styles.name}>
          <FuelDot color={fuel.fuel_type.color} />
          {fuel.fuel_type.name}
        </p>
        <p className={styles.date}>
          <time dateTime={fuel.effective_date}>{dateTimeText(fuel.effective_date)}</time>
          {fuel.stale && <span> · {m.price_to_confirm()}</span>}
          {marksDemo && fuel.source === 'demo' && <span> · {m.price_demo()}</span>}
        </p>
        {!fuel.confirmed && <p className={styles.date}>{m.price_unconfirmed()}</p>}
      </div>
      <Price value={fuel.price} unit={fuel.fuel_type.unit} />
    </li>
  );
}
