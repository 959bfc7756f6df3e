import type { AdministeredPrices } from '@pieno/contract/prices/administered-prices.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { administeredPricesQuery } from '../../../core/api/prices/administered-prices.ts';
import { m } from '../../../paraglide/messages.js';
import { EditedPrice } from './edited-price.tsx';
import { Loaded } from '../loaded.tsx';
import styles from './station-prices.module.css';
import type { ViewProps } from '../stations/view-props.ts';
import { useAdministratorId } from '../use-administrator-id.ts';

/** The prices of one station, each with actions to set or withdraw it (rule admin-prices). */
export function StationPrices({ station }: ViewProps) {
  const { id } = station.business;
  return (
    <Loaded query={useQuery(administeredPricesQuery(useAdministratorId(), id))}>
      {(administered) => <Prices station={administered} />}
    </Loaded>
  );
}

/** The fuels that the station is known to sell; the others behind a button, unless there are only those. */
function Prices({ station: { business, prices } }: { station: AdministeredPrices }) {
  const sold = prices.filter((entry) => entry.sold);
  const others = prices.filter((entry) => !entry.sold);
  const [isOpen, setOpen] = useState(sold.length === 0);
  if (prices.length === 0) return <EmptyState message={m.business_no_prices()} />;
  return (
    <>
      {sold.length > 0 && <Fuels title={m.admin_prices()} id={business.id} prices={sold} />}
      {others.length > 0 && !isOpen && (
        <Button variant="default" onClick={() => setOpen(true)}>
          {m.admin_other_fuels({ count: others.length })}
        </Button>
      )}
      {others.length > 0 && isOpen && (
        <Fuels title={m.owner_fuels_more()} id={business.id} prices={others} />
      )}
    </>
  );
}

interface FuelsProps {
  title: string;
  /** The station's id. */
  id: number;
  prices: AdministeredPrices['prices'];
}

function Fuels({ title, id, prices }: FuelsProps) {
  return (
    <Card title={title} variant="totem">
      <ul role="list" className={styles.rows}>
        {prices.map((price) => (
          <EditedPrice key={price.fuel_type.id} stationId={id} entry={price} />
        ))}
      </ul>
    </Card>
  );
}
