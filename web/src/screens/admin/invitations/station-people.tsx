import type { AdministeredStations } from '@pieno/contract/invitations/invitations.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { QuestionDialog } from '@pieno/ui/layers/question-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { administeredPricesQuery } from '../../../api/prices/administered-prices.ts';
import {
  administeredStationsQuery,
  handOver,
  invite,
} from '../../../api/invitations/administered-invitations.ts';
import { AskingButton } from '../../../notices/asking-button.tsx';
import { Failure, Outcome } from '../../../notices/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { StationHead } from '../station-head.tsx';
import { useChange } from '../use-change.ts';
import { InvitationCard } from './invitation-card.tsx';
import { Loaded } from '../loaded.tsx';
import { PeopleList } from './people-list.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';

/** *Inviti e gestori* of one station (rule admin-invite). */
export function StationPeople({ id }: { id: number }) {
  const userId = useAdministratorId();
  const owners = useQuery(administeredStationsQuery(userId));
  // Only stations with people, and those of San Marino, are among the owners'.
  const { data } = useQuery(administeredPricesQuery(userId, id));
  return (
    <Loaded query={owners}>
      {(stations) => (
        <People
          id={id}
          name={data?.business.name ?? ''}
          station={stations.find(({ business }) => business.id === id)}
        />
      )}
    </Loaded>
  );
}

interface PeopleProps {
  id: number;
  name: string;
  station: AdministeredStations[number] | undefined;
}

function People({ id, name: knownName, station }: PeopleProps) {
  const name = station?.business.name ?? knownName;
  const invitation = useChange(() => invite(id));
  const handover = useChange(() => handOver(id));
  const [isAgain, setAgain] = useState(false);
  const people = station?.people ?? [];
  const invitations = station?.invitations ?? [];
  return (
    <>
      <StationHead id={id} name={name} to="/admin/inviti" />
      {invitation.data && <InvitationCard invitation={invitation.data} station={name} />}
      <Button
        aria-busy={invitation.isPending}
        onClick={() => {
          if (invitations.length > 0) setAgain(true);
          else if (!invitation.isPending) invitation.mutate();
        }}
      >
        {m.admin_invite()}
      </Button>
      <Failure of={invitation.error} />
      {isAgain && (
        <QuestionDialog
          message={m.admin_invite_question({ name })}
          yesLabel={m.admin_invite_again()}
          noLabel={m.cancel()}
          onYes={() => !invitation.isPending && invitation.mutate()}
          onClose={() => setAgain(false)}
        />
      )}
      <PeopleList stationId={id} people={people} invitations={invitations} />
      {people.length + invitations.length > 0 && (
        <AskingButton
          variant="default"
          label={m.admin_handover()}
          question={m.admin_handover_question({ name })}
          onYes={handover.mutate}
        />
      )}
      <Failure of={handover.error} />
      {handover.data && <Outcome kind="success">{m.admin_handed_over(handover.data)}</Outcome>}
    </>
  );
}
