import type { OwnerStations } from '@pieno/contract/stations/own-stations.ts';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Skeleton } from '@pieno/ui/states/skeleton.tsx';
import { Spinner } from '@pieno/ui/states/spinner.tsx';
import { EmptyState, ErrorState } from '@pieno/ui/states/state-card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../core/api/api-error.ts';
import { ownStationsQuery } from '../../core/api/stations/own-stations.ts';
import { m } from '../../paraglide/messages.js';
import { withReturnTo } from '../../core/session/return-to.ts';
import { useUser } from '../../core/session/use-visitor.ts';
import styles from './owner-screen.module.css';
import { OwnerStation } from './owner-station.tsx';
import { StationList } from './station-list.tsx';

/**
 * /gestore: the user's stations and their prices (rule owner-screen).
 * @param chosen id of the station to show, if there are several
 */
export function OwnerScreen({ chosen }: { chosen: number | undefined }) {
  const user = useUser();
  if (user === null) {
    return (
      <EmptyState message={m.owner_none()}>
        <ButtonLink to={withReturnTo('/social-login', '/gestore')}>{m.prompt_accept()}</ButtonLink>
      </EmptyState>
    );
  }
  return <OwnStations userId={user.id} chosen={chosen} />;
}

function OwnStations({ userId, chosen }: { userId: string; chosen: number | undefined }) {
  const { data, error, isPending, refetch } = useQuery(ownStationsQuery(userId));
  if (data) return <Content own={data} userId={userId} chosen={chosen} />;
  if (isPending) return <OwnerSkeleton />;
  return (
    <ErrorState
      message={m.owner_failed()}
      detail={navigator.onLine ? messageOf(error) : m.owner_offline()}
      retryLabel={m.retry()}
      onRetry={() => void refetch()}
    />
  );
}

interface ContentProps {
  own: OwnerStations;
  userId: string;
  chosen: number | undefined;
}

function Content({ own: { stations, reminders }, userId, chosen }: ContentProps) {
  /** The station shown last. */
  const [last, setLast] = useState<OwnerStations['stations'][number]['business']>();
  const shown =
    stations.length === 1 ? stations[0] : stations.find(({ business: { id } }) => id === chosen);
  if (last && !stations.some(({ business: { id } }) => id === last.id)) {
    return (
      <EmptyState message={m.owner_ended({ name: last.name })}>
        <ButtonLink to={`/business/${last.id}`}>{m.invitation_station()}</ButtonLink>
      </EmptyState>
    );
  }
  if (shown) {
    if (shown.business.id !== last?.id) setLast(shown.business);
    return (
      <OwnerStation key={shown.business.id} station={shown} reminders={reminders} userId={userId} />
    );
  }
  if (stations.length > 0) return <StationList stations={stations} />;
  return (
    <EmptyState message={m.owner_none()}>
      <ButtonLink to="/gestore/invito">{m.owner_have_code()}</ButtonLink>
    </EmptyState>
  );
}

function OwnerSkeleton() {
  return (
    <div className={styles.loading}>
      <Spinner label={m.loading()} />
      <Card variant="totem">
        <Skeleton width="100%" height={360} />
      </Card>
    </div>
  );
}
