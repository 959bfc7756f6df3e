import type { AdministeredStation } from '@pieno/contract/stations/administered-stations.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { administeredStationQuery } from '../../../core/api/stations/administered-stations.ts';
import { m } from '../../../paraglide/messages.js';
import { Loaded, Loading } from '../loaded.tsx';
import { TabRow } from '../tab-row.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';
import styles from '../station-head.module.css';
import { STATION_VIEWS } from './station-views.ts';

interface StationPageProps {
  id: number;
  /** The view in the address; none or an unknown one means the first. */
  view: string | undefined;
}

/** One station: its prices, people and cash registers, pictures and facts, each in a view. */
export function StationPage({ id, view }: StationPageProps) {
  const query = useQuery(administeredStationQuery(useAdministratorId(), id));
  return <Loaded query={query}>{(station) => <Station station={station} view={view} />}</Loaded>;
}

interface StationProps extends Pick<StationPageProps, 'view'> {
  station: AdministeredStation;
}

function Station({ station, view }: StationProps) {
  const { business, moved_to: movedTo } = station;
  const path = `/admin/distributori/${business.id}`;
  const [first] = STATION_VIEWS;
  const { key, Part } = STATION_VIEWS.find((each) => each.key === view) ?? first!;
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title} translate="no">
          <Link to={`/business/${business.id}`}>{business.name}</Link>
        </h2>
        <Link to="/admin/distributori" className={styles.other}>
          {m.admin_other_station()}
        </Link>
      </header>
      {movedTo === null ? (
        <>
          <TabRow
            label={business.name}
            shown={key}
            tabs={STATION_VIEWS.map((each) => ({
              key: each.key,
              title: each.title(),
              to: each === first ? path : `${path}/${each.key}`,
            }))}
          />
          <Suspense key={key} fallback={<Loading />}>
            <Part station={station} />
          </Suspense>
        </>
      ) : (
        <Banner kind="info">
          <Link to={`/admin/distributori/${movedTo}`}>{m.station_moved()}</Link>
        </Banner>
      )}
    </>
  );
}
