import { PROFILE_MAX } from '@pieno/contract/profile/profile-limits.ts';
import type { AdministeredStations } from '@pieno/contract/invitations/invitations.ts';
import type { StationName } from '@pieno/contract/stations/station-name.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { QuestionDialog } from '@pieno/ui/layers/question-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  administeredStationsQuery,
  handOver,
  invite,
} from '../../../core/api/invitations/administered-invitations.ts';
import { AskingButton } from '../../../core/components/asking-button.tsx';
import { Failure, Outcome } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { TokensCard } from '../../../features/station/tokens/tokens-card.tsx';
import type { ViewProps } from '../stations/view-props.ts';
import { useChange } from '../use-change.ts';
import { InvitationCard } from './invitation-card.tsx';
import { Loaded } from '../loaded.tsx';
import { PeopleList } from './people-list.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';

/** Who may set a station's prices: its people, invitations and cash registers (rule admin-invite). */
export function StationPeople({ station: { business } }: ViewProps) {
  const userId = useAdministratorId();
  return (
    <>
      <Loaded query={useQuery(administeredStationsQuery(userId))}>
        {(stations) => (
          <People
            business={business}
            // The owners' stations contain only those with people and those of San Marino.
            station={stations.find(({ business: { id } }) => id === business.id)}
          />
        )}
      </Loaded>
      <TokensCard stationId={business.id} userId={userId} />
    </>
  );
}

interface PeopleProps {
  business: StationName;
  station: AdministeredStations[number] | undefined;
}

function People({ business: { id, name }, station }: PeopleProps) {
  const [email, setEmail] = useState('');
  const invitation = useChange(() => invite(id, email.trim()));
  const handover = useChange(() => handOver(id));
  const [isAgain, setAgain] = useState(false);
  const people = station?.people ?? [];
  const invitations = station?.invitations ?? [];
  return (
    <>
      {invitation.data && <InvitationCard invitation={invitation.data} station={name} />}
      <TextField
        name="email"
        label={m.admin_invite_email()}
        hint={m.admin_invite_email_hint()}
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        maxLength={PROFILE_MAX.email}
      />
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
