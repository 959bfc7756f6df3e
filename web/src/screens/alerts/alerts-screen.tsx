import type { User } from '@pieno/contract/accounts/visitor.ts';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Skeleton } from '@pieno/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '@pieno/ui/states/state-card.tsx';
import { Card } from '@pieno/ui/card.tsx';
import IconBell from '~icons/tabler/bell';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { alertsQuery } from '../../core/api/alerts/alerts.ts';
import { messageOf } from '../../core/api/api-error.ts';
import { notificationsQuery } from '../../core/api/notifications/notifications.ts';
import { m } from '../../paraglide/messages.js';
import { PushCard } from '../../features/push/push-card.tsx';
import { usePushState } from '../../features/push/push-state.ts';
import { withReturnTo } from '../../core/session/return-to.ts';
import { useUser } from '../../core/session/use-visitor.ts';
import { AlertList } from './alert-list.tsx';
import styles from './alerts.module.css';
import { Inbox } from './inbox.tsx';
import { KeptAlert, useKeptAlert } from './kept-alert.tsx';

/** /avvisi (rule alerts-screen): the messages, and the visitor's alerts. */
export function AlertsScreen() {
  const user = useUser();
  return user ? <OwnAlerts key={user.id} user={user} /> : <Invitation />;
}

function OwnAlerts({ user }: { user: User }) {
  const messages = useQuery(notificationsQuery(user.id));
  const alerts = useQuery(alertsQuery(user.id));
  const keeping = useKeptAlert(user);
  const isAsked = keeping.saved?.channels.includes('push');
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
      <KeptAlert {...keeping} />
      <Card title={m.inbox_title()} variant="flush">
        <Loaded query={messages} height={200}>
          {(list) => <Inbox messages={list} userId={user.id} />}
        </Loaded>
      </Card>
      <Card title={m.alert_list()} variant="flush">
        <Loaded query={alerts} height={160}>
          {(list) => <AlertList alerts={list} userId={user.id} />}
        </Loaded>
      </Card>
      {!isAsked && <PhoneNotifications hasAlerts={(alerts.data ?? []).length > 0} />}
    </div>
  );
}

/** Whether this phone receives notifications: permission is asked for only with an alert. */
function PhoneNotifications({ hasAlerts }: { hasAlerts: boolean }) {
  const isOn = usePushState() === 'on';
  return (isOn || hasAlerts) && <PushCard />;
}

/** Shown to visitors without an account. */
const Invitation = () => (
  <EmptyState icon={IconBell} message={m.alerts_guest()} detail={m.alerts_how()}>
    <ButtonLink to={withReturnTo('/social-login', '/avvisi')}>{m.prompt_accept()}</ButtonLink>
    <ButtonLink to="/home" variant="quiet">
      {m.menu_home()}
    </ButtonLink>
  </EmptyState>
);

interface Query {
  error: Error | null;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: Query & { data: Data | undefined; isPending: boolean };
  /** Height of the placeholder. */
  height: number;
  children: (data: Data) => ReactNode;
}

function Loaded<Data>({ query, height, children }: LoadedProps<Data>) {
  const { data, isPending, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isPending) return <Failed queries={[{ error, refetch }]} />;
  return (
    <div role="status" aria-label={m.loading()} className={styles.inside}>
      <Skeleton width="100%" height={height} />
    </div>
  );
}

/** Shows a reason once for all queries, with one button. */
const Failed = ({ queries }: { queries: readonly Query[] }) => (
  <ErrorState
    message={m.alerts_failed()}
    detail={navigator.onLine ? messageOf(queries[0]?.error) : m.alerts_offline()}
    retryLabel={m.retry()}
    onRetry={() => queries.forEach(({ refetch }) => void refetch())}
  />
);
