import type { AlertDraft } from '@pieno/contract/alerts/alerts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { alertsQuery, saveAlert } from '../../core/api/alerts/alerts.ts';
import { ApiError, isUnanswered, messageOf } from '../../core/api/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { useUser } from '../../core/session/use-visitor.ts';
import { forgetAlert, keepAlert, type KeptAlert } from './kept-alert.ts';

const RegisterPrompt = lazy(() =>
  import('../account/register-prompt.tsx').then((module) => ({ default: module.RegisterPrompt })),
);

/**
 * Saves an alert. A guest is invited to register, and the alert is created on /avvisi
 * afterwards (rule alert-kept).
 * @param id the alert to change; undefined for a new one
 */
export function useSaveAlert(id?: string) {
  const user = useUser();
  const queries = useQueryClient();
  const [isInvited, setInvited] = useState(false);
  // A second tap may arrive before the first one is rendered.
  const isBusy = useRef(false);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: ({ draft }: KeptAlert) => saveAlert(draft, id),
    onMutate: () => void (isBusy.current = true),
    onSettled: () => void (isBusy.current = false),
    onSuccess() {
      forgetAlert();
      if (user) void queries.invalidateQueries(alertsQuery(user.id));
    },
    onError(failed, kept) {
      // A changed alert still exists on the server.
      if (id === undefined && isLost(failed)) keepAlert(kept, user?.id ?? null);
    },
  });
  // A guest who refuses drops the alert: the next user who signs in here must not get it.
  const refuse = () => {
    forgetAlert();
    setInvited(false);
  };
  return {
    save(draft: AlertDraft, about: string) {
      if (!user) {
        keepAlert({ draft, about }, null);
        setInvited(true);
      } else if (!isBusy.current) mutate({ draft, about });
    },
    saved: data,
    isSaving: isPending,
    failure: error && (isUnanswered(error) ? m.alert_offline() : messageOf(error)),
    invitation: isInvited && (
      <Suspense>
        <RegisterPrompt about="alerts" returnTo="/avvisi" onClose={refuse} />
      </Suspense>
    ),
  };
}

const isLost = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof ApiError && error.status === 401);
