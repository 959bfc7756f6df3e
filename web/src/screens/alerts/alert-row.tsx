import type { Alert } from '@pieno/contract/alerts/alerts.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AlertButton } from '../../features/alerts/alert-button.tsx';
import {
  channelsText,
  lastMessageText,
  whatText,
  whenText,
} from '../../features/alerts/alert-text.ts';
import { inputOf, withPause } from '../../features/alerts/alert-input.ts';
import { alertsQuery, deleteAlert, saveAlert } from '../../core/api/alerts/alerts.ts';
import { isUnanswered, messageOf } from '../../core/api/api-error.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { AskingButton } from '../../core/components/asking-button.tsx';
import { Outcome } from '../../core/components/outcome.tsx';
import { m } from '../../paraglide/messages.js';
import styles from './alerts.module.css';

interface AlertRowProps {
  alert: Alert;
  userId: string;
  onDeleted: () => void;
}

/** One alert: its subject, its last message, and its actions. */
export function AlertRow({ alert, userId, onDeleted }: AlertRowProps) {
  const now = useNow();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries(alertsQuery(userId));
  const pausing = useMutation({
    mutationFn: (isPaused: boolean) => saveAlert(withPause(alert, isPaused), alert.id),
    onSuccess: refresh,
  });
  const removing = useMutation({
    mutationFn: () => deleteAlert(alert.id),
    onSuccess() {
      onDeleted();
      return refresh();
    },
  });
  const error = pausing.error ?? removing.error;
  const what = whatText(inputOf(alert, null));
  return (
    <li className={styles.alert} tabIndex={-1} aria-label={what}>
      <p className={styles.head}>{what}</p>
      <p>{whenText(alert)}</p>
      <p className={styles.about}>
        {channelsText(alert)} · {lastMessageText(alert, now)}
      </p>
      {alert.paused && (
        <p className={styles.paused}>
          {alert.paused === 'unopened' ? m.alert_paused_unopened() : m.alert_paused()}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          variant="quiet"
          aria-busy={pausing.isPending}
          onClick={() => !pausing.isPending && pausing.mutate(!alert.paused)}
        >
          {alert.paused ? m.alert_resume() : m.alert_pause()}
        </Button>
        <AlertButton about={{ alert }} label={m.alert_edit()} variant="quiet" />
        <AskingButton
          variant="quiet"
          label={m.alert_delete()}
          question={m.alert_delete_question({ what })}
          aria-busy={removing.isPending}
          onYes={() => removing.mutate()}
        />
      </div>
      {error && (
        <Outcome kind="error">
          {isUnanswered(error) ? m.alerts_change_offline() : messageOf(error)}
        </Outcome>
      )}
    </li>
  );
}
