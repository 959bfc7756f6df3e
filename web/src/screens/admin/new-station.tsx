import type { NewStation as Facts } from '@pieno/contract/administered-stations.ts';
import { Card } from '@pieno/ui/card.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { administeredStationQuery, createStation } from '../../api/administered-stations.ts';
import { m } from '../../paraglide/messages.js';
import { StationForm } from './station-form.tsx';
import { useAdministratorId } from './use-administrator-id.ts';

/** A station that is not there yet. */
export function NewStation() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const userId = useAdministratorId();
  return (
    <Card title={m.station_new()}>
      <StationForm
        submit={m.station_create()}
        onSubmit={async (facts) => {
          const made = await createStation(facts as Facts);
          const { id } = made.business;
          queries.setQueryData(administeredStationQuery(userId, id).queryKey, made);
          await navigate({
            to: '/admin/{-$part}/{-$chosen}',
            params: { part: 'distributori', chosen: String(id) },
          });
        }}
      />
    </Card>
  );
}
