import type { AdministeredStation } from '@pieno/contract/stations/administered-stations.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  administeredStationQuery,
  editStation,
} from '../../../api/stations/administered-stations.ts';
import { m } from '../../../paraglide/messages.js';
import { PicturesCard } from '../../../station-pictures/pictures-card.tsx';
import { DetailsCard } from '../../../station-details/details-card.tsx';
import { TokensCard } from '../../../station-tokens/tokens-card.tsx';
import { StationHead } from '../station-head.tsx';
import { ClosingCard } from './closing-card.tsx';
import { Loaded } from '../loaded.tsx';
import { MergeCard } from '../merges/merge-card.tsx';
import { SoldCategories } from './sold-categories.tsx';
import { StationForm } from './station-form.tsx';
import styles from '../station-head.module.css';
import { useAdministratorId } from '../use-administrator-id.ts';

/** One station with all that can be changed about it. */
export function EditedStation({ id }: { id: number }) {
  const query = useQuery(administeredStationQuery(useAdministratorId(), id));
  return <Loaded query={query}>{(station) => <Station station={station} />}</Loaded>;
}

function Station({ station }: { station: AdministeredStation }) {
  const queries = useQueryClient();
  const userId = useAdministratorId();
  const { business, moved_to: movedTo } = station;
  const { id, name } = business;
  const show = (changed: AdministeredStation) =>
    queries.setQueryData(administeredStationQuery(userId, id).queryKey, changed);
  return (
    <>
      <StationHead id={id} name={name} to="/admin/distributori" />
      {movedTo === null ? (
        <>
          {station.decades.length + station.priced.length === 0 && (
            <Banner kind="info">{m.station_sells_nothing({ title: m.station_sold() })}</Banner>
          )}
          <Card title={m.station_facts()}>
            <StationForm
              station={station}
              submit={m.station_save()}
              done={m.station_saved()}
              onSubmit={async (facts) => {
                show(await editStation(id, facts));
              }}
            />
          </Card>
          <DetailsCard stationId={id} userId={userId} by="administrator" />
          <SoldCategories station={station} onChange={show} />
          <PicturesCard stationId={id} userId={userId} />
          <TokensCard stationId={id} userId={userId} />
          <MergeCard station={station} onChange={show} />
          <ClosingCard station={station} onChange={show} />
          <Link to={`/admin/inviti/${id}`} className={styles.other}>
            {m.station_people_link()}
          </Link>
        </>
      ) : (
        <Banner kind="info">
          <Link to={`/admin/distributori/${movedTo}`}>{m.station_moved()}</Link>
        </Banner>
      )}
    </>
  );
}
