import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useFeature } from '../account/use-feature.tsx';
import { ApiError, messageOf } from '../api/api-error.ts';
import { showsPrices } from '../api/price-freshness.ts';
import { InView } from './in-view.tsx';
import { stationReturnTo } from './station-return-to.ts';
import { VerifyEmail } from './verify-email.tsx';

interface Said<Word, Answer> {
  /** Says it, once however often it is tapped; whoever may not is invited to register. */
  say: (word: Word) => void;
  /** What is being said, or was said last. */
  word: Word | undefined;
  isSending: boolean;
  answer: Answer | undefined;
  failure: string | null;
  /** Forgets the answer. */
  reset: () => void;
  /** The prompt to register, or the form that verifies the e-mail; the caller has to render it. */
  prompt: ReactNode;
}

/** Sends what a user says of a station beside its prices; the e-mail is verified first where it is not (rule report-verified). */
export function useSaid<Word, Answer>(
  businessId: number,
  send: (word: Word) => Promise<Answer>,
): Said<Word, Answer> {
  const { isAllowed, invite, invitation } = useFeature(
    'price_updates',
    'create',
    stationReturnTo(businessId),
  );
  const queries = useQueryClient();
  // A second tap may arrive before the first one is rendered.
  const isBusy = useRef(false);
  const { mutate, data, error, isPending, variables, reset } = useMutation({
    mutationFn: send,
    onMutate: () => void (isBusy.current = true),
    onSettled: () => void (isBusy.current = false),
    onSuccess: () => void queries.invalidateQueries({ predicate: showsPrices }),
  });
  const isUnverified = error instanceof ApiError && error.code === 'email_unverified';
  return {
    say: (word) => {
      if (!isAllowed) invite();
      else if (!isBusy.current) mutate(word);
    },
    word: variables,
    isSending: isPending,
    answer: data,
    failure: error && !isUnverified ? messageOf(error) : null,
    reset,
    prompt: (
      <>
        {invitation}
        {isUnverified && (
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
