import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useFeature } from '../account/use-feature.tsx';
import { ApiError, messageOf } from '../../core/api/api-error.ts';
import { showsPrices } from '../../core/api/prices/price-queries.ts';
import { InView } from '../../core/components/in-view.tsx';
import { useUser } from '../../core/session/use-visitor.ts';
import { submitDisputeOrState, type DisputeOrState } from './dispute-or-state.ts';
import { stationReturnTo } from './station-return-to.ts';
import { forgetTapped, keepTapped } from './tapped/tapped-report.ts';
import { VerifyEmail } from './verify/verify-email.tsx';

export interface Submitting {
  /**
   * Submits it, once per several taps. A visitor without permission is invited to register,
   * and it waits (rule report-tapped).
   */
  submit: (report: DisputeOrState) => void;
  isSending: boolean;
  /** The thanks. */
  answer: string | undefined;
  failure: string | null;
  /** Clears the answer. */
  reset: () => void;
  /** The prompt to register, or the e-mail verification; the caller must render it. */
  prompt: ReactNode;
}

/**
 * Submits a user's dispute or state report; verifies the e-mail first if needed
 * (rule report-verified).
 */
export function useDisputeOrState(businessId: number): Submitting {
  const { isAllowed, invite, invitation } = useFeature(
    'price_updates',
    'create',
    stationReturnTo(businessId),
  );
  const user = useUser();
  const queries = useQueryClient();
  // A second tap may arrive before the first one is rendered.
  const isBusy = useRef(false);
  const keep = (report: DisputeOrState) => keepTapped('word', report, user?.id ?? null);
  const { mutate, data, error, isPending, variables, reset } = useMutation({
    mutationFn: (report: DisputeOrState) => submitDisputeOrState(report, user),
    onMutate: () => void (isBusy.current = true),
    onSettled: () => void (isBusy.current = false),
    onSuccess: () => {
      forgetTapped('word');
      void queries.invalidateQueries({ predicate: showsPrices });
    },
    onError: (failed, report) => {
      if (isUnverified(failed) || (failed instanceof ApiError && failed.status === 401))
        keep(report);
    },
  });
  return {
    submit: (report) => {
      if (!isAllowed) {
        keep(report);
        invite();
      } else if (!isBusy.current) mutate(report);
    },
    isSending: isPending,
    answer: data,
    failure: error && !isUnverified(error) ? messageOf(error) : null,
    reset,
    prompt: (
      <>
        {invitation}
        {isUnverified(error) && (
          <InView>
            <VerifyEmail
              onVerified={() => variables !== undefined && mutate(variables)}
              onClose={reset}
            />
          </InView>
        )}
      </>
    ),
  };
}

const isUnverified = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'email_unverified';
