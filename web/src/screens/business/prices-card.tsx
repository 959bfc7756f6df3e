import type { BusinessDetails } from '@pieno/contract/business.ts';
import { agedAt } from '@pieno/contract/freshness.ts';
import { DECADE_COLORS, isDecade } from '@pieno/contract/fuels.ts';
import { Card } from '@pieno/ui/card.tsx';
import { FuelDot } from '@pieno/ui/fuel-dot.tsx';
import { useNow } from '../../hooks/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { demoPriceShare } from '../../prices/demo-price-share.ts';
import { ConnectorList } from './connector-list.tsx';
import { PriceLine } from './price-line.tsx';
import styles from './prices-card.module.css';
import { useRanks } from './use-ranks.ts';
import { decadeName } from '../../prices/fuel-names.ts';

/**
 * 'Prezzi Carburanti': every fuel of the station with its price, age, date and unit, on the dark totem panel, and the
 * categories whose price is not known (rule station-prices); of a charging site also its plugs.
 */
export function PricesCard({ details }: { details: BusinessDetails }) {
  const prices = agedAt(details.prices, useNow(), details.states);
  const ranks = useRanks(details, prices);
  const unknown = details.unknown_decades;
  return (
    <Card title={m.business_prices()} variant="totem">
      {prices.length + unknown.length === 0 ? (
        <p className={styles.empty}>{m.business_no_prices()}</p>
      ) : (
        <ul role="list" className={styles.list}>
          {prices.map((fuel) => (
            <PriceLine key={fuel.fuel_type.id} fuel={fuel} rank={ranks.get(fuel.fuel_type.id)} />
          ))}
          {unknown.map((decade) => (
            <UnknownLine key={decade} decade={decade} />
          ))}
        </ul>
      )}
      <ConnectorList connectors={details.business.connectors} />
      {demoPriceShare(prices) === 'all' && (
        <p className={styles.note}>
          <strong>{m.price_demo_title()}</strong> {m.price_demo_text()}
        </p>
      )}
    </Card>
  );
}

function UnknownLine({ decade }: { decade: number }) {
  return (
    <li className={styles.line}>
      <div className={styles.fuel}>
        <p className={styles.name}>
          <FuelDot color={DECADE_COLORS[isDecade(decade) ? decade : 100]} />
          <span>{decadeName(decade)}</span>
        </p>
        <p className={styles.age}>{m.price_unknown()}</p>
      </div>
    </li>
  );
}
