import type { AdministeredStation } from '@pieno/contract/stations/administered-stations.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { useQueryClient } from '@tanstack/react-query';
import {
  administeredStationQuery,
  editStation,
} from '../../../core/api/stations/administered-stations.ts';
import { m } from '../../../paraglide/messages.js';
import { DetailsCard } from '../../../features/station/details/details-card.tsx';
import { MergeCard } from '../merges/merge-card.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';
import { ClosingCard } from './closing-card.tsx';
import { SoldCategories } from './sold-categories.tsx';
import { StationForm } from './station-form.tsx';
import type { ViewProps } from './view-props.ts';

/** The facts of a station, what it sells, its duplicates and its closing. */
export function StationSheet({ station }: ViewProps) {
  const queries = useQueryClient();
  const userId = useAdministratorId();
  const { id } = station.business;
  const show = (changed: AdministeredStation) =>
    queries.setQueryData(administeredStationQuery(userId, id).queryKey, changed);
  return (
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
      <MergeCard station={station} onChange={show} />
      <ClosingCard station={station} onChange={show} />
    </>
  );
}
