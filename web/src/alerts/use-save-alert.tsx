import type { AlertDraft } from '@pieno/contract/alerts/alerts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFeature } from '../account/use-feature.tsx';
import { alertsQuery, saveAlert } from '../api/alerts/alerts.ts';
import { ApiError, isUnanswered, messageOf } from '../api/api-error.ts';
import { m } from '../paraglide/messages.js';
import { useUser } from '../session/use-visitor.ts';
import { forgetAlert, keepAlert, type KeptAlert } from './kept-alert.ts';

/**
 * Saves an alert; a guest is invited to register, and it is made on /avvisi afterwards (rule alert-kept).
 * @param id of the alert that is changed
 */
export function useSaveAlert(id?: string) {
  const user = useUser();
  const queries = useQueryClient();
  const { isAllowed, invite, invitation } = useFeature('notifications', 'update', '/avvisi');
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
      // One that is changed is still there to be changed.
      if (id === undefined && isLost(failed)) keepAlert(kept, user?.id ?? null);
    },
  });
  return {
    save(draft: AlertDraft, about: string) {
      if (!isAllowed) {
        keepAlert({ draft, about }, null);
        invite();
      } else if (!isBusy.current) mutate({ draft, about });
    },
    saved: data,
    isSaving: isPending,
    failure: error && (isUnanswered(error) ? m.alert_offline() : messageOf(error)),
    invitation,
  };
}

const isLost = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof ApiError && error.status === 401);
