import { ReviewTextSchema } from '@pieno/contract/reviews/review-text.ts';
import type { OwnReview, ReviewDraft } from '@pieno/contract/reviews/reviews.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { object } from 'zod/mini';
import { useFeature } from '../../account/use-feature.tsx';
import { ApiError, isUnanswered } from '../../../core/api/api-error.ts';
import { refreshReviews, saveReview } from '../../../core/api/reviews/reviews.ts';
import { failureOf } from '../../../core/forms/field-errors.ts';
import { FormView } from '../../../core/forms/form-view.tsx';
import { useForm } from '../../../core/forms/use-form.ts';
import { InView } from '../../../core/components/in-view.tsx';
import { m } from '../../../paraglide/messages.js';
import { VerifyEmail } from '../../reports/verify/verify-email.tsx';
import { useUser } from '../../../core/session/use-visitor.ts';
import { ChipChoice, StarChoice } from './choices.tsx';
import { forgetReview, keepReview, keptReview } from './kept-review.ts';
import { OwnersAnswer } from './review-body.tsx';
import { reviewsPath } from './reviews-path.ts';
import { ReviewTextField } from './text-form.tsx';

interface ReviewFormProps {
  station: number;
  /** The review to change. */
  own: OwnReview | null;
}

const Typed = object({ text: ReviewTextSchema });

/**
 * The user's own review: stars first, then the other fields. A guest may fill it in; a review
 * that cannot be published yet is kept on the phone (rule reviews-sheet).
 */
export function ReviewForm({ station, own }: ReviewFormProps) {
  const user = useUser();
  const queries = useQueryClient();
  const { isAllowed, invite, invitation } = useFeature('reviews', 'create', reviewsPath(station));
  const [input, setInput] = useState(() => beginOf(keptReview(station, user) ?? own));
  const saving = useMutation({
    mutationFn: (draft: ReviewDraft) => saveReview(station, draft),
    onSuccess: () => {
      forgetReview();
      return refreshReviews(queries, station);
    },
    onError: (error, draft) => {
      if (isUnverified(error) || isLost(error)) keepReview(station, draft, user);
    },
  });
  const { error } = saving;
  const change = (part: Partial<typeof input>) => {
    saving.reset();
    setInput({ ...input, ...part });
  };
  const form = useForm({
    schema: Typed,
    async send({ text }) {
      const draft = { ...input, text: text || null };
      if (isAllowed) return saving.mutateAsync(draft).then(nothing, nothing);
      keepReview(station, draft, null);
      invite();
    },
  });
  const shown = {
    ...form,
    failure: error && !isUnverified(error) ? failureText(error) : null,
    isSending: saving.isPending,
    isDone: saving.isSuccess,
  };
  return (
    <>
      <StarChoice value={input.stars} onChange={(stars) => change({ stars })} />
      {input.stars > 0 && (
        <FormView
          form={shown}
          submit={own ? m.review_save() : m.review_publish()}
          done={m.review_done()}
        >
          <ChipChoice value={input.chips} onChange={(chips) => change({ chips })} />
          <ReviewTextField
            label={m.review_text()}
            value={input.text}
            error={form.errors.text}
            onChange={(text) => change({ text })}
          />
        </FormView>
      )}
      {isUnverified(error) && (
        <InView>
          <VerifyEmail onVerified={() => saving.mutate(saving.variables!)} onClose={saving.reset} />
        </InView>
      )}
      {own?.answer && <OwnersAnswer answer={own.answer} />}
      {invitation}
    </>
  );
}

const nothing = () => undefined;

const beginOf = (begin: ReviewDraft | null) => ({
  stars: begin?.stars ?? 0,
  chips: begin?.chips ?? {},
  text: begin?.text ?? '',
});

const failureText = (error: Error): string =>
  isUnanswered(error) ? m.review_unsent() : failureOf(error);

const isUnverified = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'email_unverified';

const isLost = (error: unknown): boolean =>
  isUnanswered(error) || (error instanceof ApiError && error.status === 401);
