import type { User } from '@pieno/contract/accounts/visitor.ts';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Skeleton } from '@pieno/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '@pieno/ui/states/state-card.tsx';
import { Card } from '@pieno/ui/card.tsx';
import IconBell from '~icons/tabler/bell';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { alertsQuery } from '../../api/alerts/alerts.ts';
import { messageOf } from '../../api/api-error.ts';
import { notificationsQuery } from '../../api/notifications/notifications.ts';
import { m } from '../../paraglide/messages.js';
import { PushCard } from '../../push/push-card.tsx';
import { withReturnTo } from '../../session/return-to.ts';
import { useUser } from '../../session/use-visitor.ts';
import { AlertList } from './alert-list.tsx';
import styles from './alerts.module.css';
import { Inbox } from './inbox.tsx';
import { KeptAlert } from './kept-alert.tsx';

/** /avvisi (rule alerts-screen): what was sent, and what the visitor wants to be told. */
export function AlertsScreen() {
  const user = useUser();
  return user ? <OwnAlerts key={user.id} user={user} /> : <Invitation />;
}

function OwnAlerts({ user }: { user: User }) {
  return (
    <div className={styles.screen}>
      {!user.notifications && (
        <Banner
          kind="info"
          actions={
            <ButtonLink to="/settings" variant="quiet">
              {m.menu_settings()}
            </ButtonLink>
          }
        >
          {m.alerts_switched_off()}
        </Banner>
      )}
      <KeptAlert user={user} />
      <Card title={m.inbox_title()} variant="flush">
        <Loaded query={useQuery(notificationsQuery(user.id))}>
          {(messages) => <Inbox messages={messages} userId={user.id} />}
        </Loaded>
      </Card>
      <Card title={m.alert_list()} variant="flush">
        <Loaded query={useQuery(alertsQuery(user.id))}>
          {(alerts) => <AlertList alerts={alerts} userId={user.id} />}
        </Loaded>
      </Card>
      <PushCard />
    </div>
  );
}

/** What whoever has no account reads. */
const Invitation = () => (
  <Card>
    <EmptyState icon={IconBell} message={m.alerts_guest()} detail={m.alerts_how()}>
      <ButtonLink to={withReturnTo('/social-login', '/avvisi')}>{m.prompt_accept()}</ButtonLink>
      <ButtonLink to="/home" variant="quiet">
        {m.menu_home()}
      </ButtonLink>
    </EmptyState>
  </Card>
);

interface LoadedProps<Data> {
  query: {
    data: Data | undefined;
    error: Error | null;
    isPending: boolean;
    refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
}

function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error, isPending, refetch } = query;
  if (data !== undefined) return children(data);
  if (isPending)
    return (
      <div role="status" aria-label={m.loading()} className={styles.inside}>
        <Skeleton width="100%" height={72} />
      </div>
    );
  return (
    <ErrorState
      message={m.alerts_failed()}
      detail={navigator.onLine ? messageOf(error) : m.alerts_offline()}
      retryLabel={m.retry()}
      onRetry={() => void refetch()}
    />
  );
}
