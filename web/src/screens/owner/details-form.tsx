import type { OwnDetails } from '@pieno/contract/station-details.ts';
import { Banner } from '@pieno/ui/banner.tsx';
import { Button } from '@pieno/ui/button.tsx';
import { Spinner } from '@pieno/ui/spinner.tsx';
import { ErrorState } from '@pieno/ui/state-card.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { ownStationsQuery } from '../../api/owners.ts';
import { changeDetails, ownDetailsQuery } from '../../api/station-details.ts';
import { errorsOfAnswer, failureOf, type FieldErrors } from '../../forms/field-errors.ts';
import { m } from '../../paraglide/messages.js';
import { DetailsFields } from './details-fields.tsx';
import { changeOf, draftOf, problemsOf, type DetailsDraft } from './details-draft.ts';
import styles from './details-form.module.css';

interface DetailsFormProps {
  stationId: number;
  userId: string;
}

/** Hours, services and payment of an own station, as they are now (rule owner-details). */
export function DetailsForm({ stationId, userId }: DetailsFormProps) {
  const { data, error, isPending, refetch } = useQuery(ownDetailsQuery(stationId, userId));
  if (data) return <Form details={data} stationId={stationId} userId={userId} />;
  if (isPending) return <Spinner label={m.loading()} />;
  return (
    <ErrorState
      message={m.owner_details_failed()}
      detail={navigator.onLine ? messageOf(error) : m.owner_offline()}
      retryLabel={m.retry()}
      onRetry={() => void refetch()}
    />
  );
}

function Form({ details, stationId, userId }: DetailsFormProps & { details: OwnDetails }) {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(details));
  const [problems, setProblems] = useState<FieldErrors>({});
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (sent: DetailsDraft) => changeDetails(stationId, changeOf(sent)),
    onSuccess: async (saved) => {
      queries.setQueryData(ownDetailsQuery(stationId, userId).queryKey, saved);
      await queries.invalidateQueries({ queryKey: ['business', String(stationId)] });
      await queries.invalidateQueries({ queryKey: ownStationsQuery(userId).queryKey });
    },
  });
  const errors = { ...(error && errorsOfAnswer(error)), ...problems };
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems, error]);
  const change = (part: Partial<DetailsDraft>) => {
    setDraft({ ...draft, ...part });
    if (isSuccess || error) reset();
    if (Object.keys(problems).length > 0) setProblems({});
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length === 0) mutate(draft);
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <DetailsFields draft={draft} errors={errors} onChange={change} />
      {error && <Banner kind="error">{failureOf(error)}</Banner>}
      {Object.keys(problems).length > 0 && <Banner kind="error">{m.hours_check()}</Banner>}
      {isSuccess && <Banner kind="success">{m.owner_details_saved()}</Banner>}
      <Button type="submit" wide aria-busy={isPending}>
        {m.owner_details_save()}
      </Button>
    </form>
  );
}
