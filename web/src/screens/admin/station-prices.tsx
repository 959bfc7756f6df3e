import type { AdministeredPrices } from '@pieno/contract/administered-prices.ts';
import { Card } from '@pieno/ui/card.tsx';
import { EmptyState } from '@pieno/ui/state-card.tsx';
import { Link } from '@pieno/ui/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { administeredPricesQuery } from '../../api/administration.ts';
import { m } from '../../paraglide/messages.js';
import { EditedPrice } from './edited-price.tsx';
import { Loaded } from './loaded.tsx';
import styles from './station-prices.module.css';
import { useAdministratorId } from './use-administrator-id.ts';

/** *Prezzi* of one station: each can be set, or withdrawn (rule admin-prices). */
export function StationPrices({ id }: { id: number }) {
  return (
    <Loaded query={useQuery(administeredPricesQuery(useAdministratorId(), id))}>
      {(station) => <Prices station={station} />}
    </Loaded>
  );
}

function Prices({ station: { business, prices } }: { station: AdministeredPrices }) {
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title} translate="no">
          <Link to={`/business/${business.id}`}>{business.name}</Link>
        </h2>
        <Link to="/admin/prezzi" className={styles.other}>
          {m.admin_other_station()}
        </Link>
      </header>
      {prices.length === 0 ? (
        <EmptyState message={m.business_no_prices()} />
      ) : (
        <Card title={m.admin_prices()} variant="totem">
          <ul role="list" className={styles.rows}>
            {prices.map((price) => (
              <EditedPrice key={price.fuel_type.id} stationId={business.id} entry={price} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
