import { ReviewAnswerSchema } from '@pieno/contract/reviews/reviews.ts';
import { REVIEWS } from '@pieno/contract/reviews/review-limits.ts';
import { TextAreaField } from '@pieno/ui/forms/text-area-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshReviews } from '../../../core/api/reviews/reviews.ts';
import { FormView } from '../../../core/forms/form-view.tsx';
import { useForm } from '../../../core/forms/use-form.ts';
import { m } from '../../../paraglide/messages.js';

interface ReviewTextFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** Field for a text about a station, with its length and the limit. */
export const ReviewTextField = ({ value, onChange, ...texts }: ReviewTextFieldProps) => (
  <TextAreaField
    {...texts}
    name="text"
    rows={3}
    hint={m.review_text_hint({ count: value.length, max: REVIEWS.text })}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);

interface TextFormProps {
  station: number;
  label: string;
  submit: string;
  begin?: string | undefined;
  send: (text: string) => Promise<unknown>;
}

/** Asks for a text about a review: the owner's answer, or the author's objection. */
export function TextForm({ station, label, submit, begin = '', send }: TextFormProps) {
  const queries = useQueryClient();
  const [text, setText] = useState(begin);
  const form = useForm({
    schema: ReviewAnswerSchema,
    async send({ text: sent }) {
      await send(sent);
      await refreshReviews(queries, station);
    },
  });
  return (
    <FormView form={form} submit={submit}>
      <ReviewTextField label={label} value={text} error={form.errors.text} onChange={setText} />
    </FormView>
  );
}
