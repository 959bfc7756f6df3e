import { once } from '@pieno/contract/once.ts';
import type { AdministeredStation } from '@pieno/contract/stations/administered-stations.ts';
import { DECADES } from '@pieno/contract/prices/fuels.ts';
import { Card } from '@pieno/ui/card.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { SwitchRow } from '@pieno/ui/forms/switch-row.tsx';
import { useMutation } from '@tanstack/react-query';
import { Fragment } from 'react';
import { sellCategory } from '../../../core/api/stations/administered-stations.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { decadeName } from '../../../features/prices/category-names.ts';
import styles from '../lists.module.css';

const list = once(() => new Intl.ListFormat(m.locale(), { type: 'conjunction' }));

interface SoldCategoriesProps {
  station: AdministeredStation;
  onChange: (station: AdministeredStation) => void;
}

/** Which categories a station sells, whether or not their prices are known. */
export function SoldCategories({ station, onChange }: SoldCategoriesProps) {
  const { mutate, isPending, variables, error } = useMutation({
    scope: { id: 'sold-categories' },
    mutationFn: ({ decade, sold }: { decade: number; sold: boolean }) =>
      sellCategory(station.business.id, decade, sold),
    onSuccess: onChange,
  });
  // Not stated by anybody: these follow the known prices of their fuels.
  const priced = DECADES.filter(
    (decade) => station.priced.includes(decade) && !station.decades.includes(decade),
  );
  return (
    <Card title={m.station_sold()} variant="flush">
      {priced.length > 0 && (
        <div className={styles.row}>
          <span className={styles.about}>
            {m.station_sold_priced({ list: list().format(priced.map(decadeName)) })}
          </span>
          <Link to={`/admin/distributori/${station.business.id}`} className={styles.step}>
            {m.admin_step_prices()}
          </Link>
        </div>
      )}
      {DECADES.filter((decade) => !priced.includes(decade)).map((decade) => (
        <Fragment key={decade}>
          <SwitchRow
            label={decadeName(decade)}
            isOn={station.decades.includes(decade)}
            isPending={isPending && variables.decade === decade}
            onToggle={(sold) => mutate({ decade, sold })}
          />
          <Failure of={variables?.decade === decade && error} />
        </Fragment>
      ))}
    </Card>
  );
}
