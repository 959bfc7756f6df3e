import { Button } from '@pieno/ui/buttons/button.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { Skeleton } from '@pieno/ui/states/skeleton.tsx';
import { ErrorState } from '@pieno/ui/states/state-card.tsx';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../core/api/api-error.ts';
import { pushServerQuery } from '../../core/api/push/push.ts';
import { useFocusWhen } from '../../core/browser/use-focus-when.ts';
import { Failure, Outcome } from '../../core/components/outcome.tsx';
import { m } from '../../paraglide/messages.js';
import { useUser } from '../../core/session/use-visitor.ts';
import styles from './push-card.module.css';
import {
  isInstalled,
  sendTest,
  turnOff,
  turnOn,
  usePushState,
  type PushState,
} from './push-state.ts';

/** Notification settings of this phone (rule push-permission); nothing without an account. */
export function PushCard() {
  const user = useUser();
  return (
    user && (
      <Card title={m.push_title()}>
        <div className={styles.content}>
          <PushSettings key={user.id} user={user} />
        </div>
      </Card>
    )
  );
}

/** What to do if notifications cannot work. */
const OBSTACLES: Partial<Record<PushState, () => string>> = {
  no_server: m.push_no_server,
  install: m.push_install,
  unsupported: m.push_unsupported,
  denied: () => (isInstalled() ? m.push_denied_app() : m.push_denied()),
};

function PushSettings({ user }: { user: User }) {
  const state = usePushState();
  const server = useQuery(pushServerQuery(user.id));
  const obstacle = OBSTACLES[state];
  // Whether the server can send at all comes before what this phone lacks.
  if (state !== 'on' && state !== 'no_server' && !server.data) {
    return server.isPending ? (
      <Loading />
    ) : (
      <ErrorState
        message={m.push_load_failed()}
        detail={navigator.onLine ? messageOf(server.error) : m.push_offline()}
        retryLabel={m.retry()}
        onRetry={() => void server.refetch()}
      />
    );
  }
  if (obstacle) return <p role="status">{obstacle()}</p>;
  return <Switch isOn={state === 'on'} />;
}

/** As large as the sentence and its button. */
const Loading = () => (
  <div className={styles.content} role="status" aria-label={m.loading()}>
    <Skeleton width="100%" height={48} />
    <Skeleton width="100%" height={48} />
  </div>
);

/** Turning on first shows an explanation, then the browser's question; turning off is immediate. */
function Switch({ isOn }: { isOn: boolean }) {
  const turn = useMutation({ mutationFn: () => (isOn ? turnOff() : turnOn()) });
  const test = useMutation({ mutationFn: sendTest });
  // The pressed button is gone.
  const status = useFocusWhen<HTMLParagraphElement>(isOn && turn.isSuccess);
  const isBusy = turn.isPending || test.isPending;
  const press = (action: { mutate: () => void }) => {
    turn.reset();
    test.reset();
    action.mutate();
  };
  return (
    <>
      {isOn ? (
        <>
          <p ref={status} tabIndex={-1} role="status" className={styles.status}>
            {m.push_on()}
          </p>
          <div className={styles.actions}>
            <Button variant="default" disabled={isBusy} onClick={() => press(test)}>
              {m.push_test()}
            </Button>
            <Button variant="quiet" disabled={isBusy} onClick={() => press(turn)}>
              {m.push_turn_off()}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{m.push_why()}</p>
          <Button wide disabled={isBusy} aria-busy={turn.isPending} onClick={() => press(turn)}>
            {m.push_turn_on()}
          </Button>
        </>
      )}
      {test.isSuccess && <Outcome kind="success">{m.push_tested()}</Outcome>}
      <Failure of={turn.error ?? test.error} />
    </>
  );
}
