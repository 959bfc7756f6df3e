import type { NewStation as Facts } from '@pieno/contract/stations/administered-stations.ts';
import { Card } from '@pieno/ui/card.tsx';
import { QuestionDialog } from '@pieno/ui/layers/question-dialog.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  administeredStationQuery,
  createStation,
} from '../../../core/api/stations/administered-stations.ts';
import { ApiError } from '../../../core/api/api-error.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { StationForm } from './station-form.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';

/** Form for a new station. Asks first if another one is some metres away. */
export function NewStation() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const userId = useAdministratorId();
  const [asked, setAsked] = useState<{ facts: Facts; found: string }>();
  const create = async (facts: Facts) => {
    const made = await createStation(facts);
    const { id } = made.business;
    queries.setQueryData(administeredStationQuery(userId, id).queryKey, made);
    await navigate({
      to: '/admin/{-$part}/{-$chosen}/{-$view}',
      params: { part: 'distributori', chosen: String(id), view: 'scheda' },
    });
  };
  const anyway = useMutation({ mutationFn: (facts: Facts) => create({ ...facts, sure: true }) });
  return (
    <Card title={m.station_new()}>
      <StationForm
        submit={m.station_create()}
        onSubmit={async (given) => {
          const facts = given as Facts;
          await create(facts).catch((error: unknown) => {
            if (!(error instanceof ApiError) || error.code !== 'station_here') throw error;
            setAsked({ facts, found: error.message });
          });
        }}
      />
      <Failure of={anyway.error} />
      {asked && (
        <QuestionDialog
          message={m.station_here_question({ found: asked.found })}
          yesLabel={m.station_here_add()}
          noLabel={m.cancel()}
          onYes={() => anyway.mutate(asked.facts)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Card>
  );
}
