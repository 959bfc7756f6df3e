import type { OwnDetails } from '@pieno/contract/stations/station-details.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Spinner } from '@pieno/ui/states/spinner.tsx';
import { ErrorState } from '@pieno/ui/states/state-card.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { messageOf } from '../../../core/api/api-error.ts';
import { ADMINISTRATION } from '../../../core/api/administration.ts';
import { ownStationsQuery } from '../../../core/api/stations/own-stations.ts';
import {
  changeDetails,
  detailsQuery,
  type DetailsWriter,
} from '../../../core/api/stations/station-details.ts';
import { errorsOfAnswer, failureOf, type FieldErrors } from '../../../core/forms/field-errors.ts';
import { keptDraft, useKeepDraft } from '../../../core/forms/kept-draft.ts';
import { Outcome } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { detailsDraftName } from './details-draft-name.ts';
import { DetailsFields } from './details-fields.tsx';
import { changedOf, draftOf, problemsOf, typedOf, type DetailsDraft } from './details-draft.ts';
import styles from './details-form.module.css';

interface DetailsFormProps {
  stationId: number;
  userId: string;
  by: DetailsWriter;
}

/** Form of a station's hours, services and payment (rules owner-details, admin-stations-part). */
export function DetailsForm(props: DetailsFormProps) {
  const { data, error, isPending, refetch } = useQuery(detailsQuery(props));
  if (data) return <Form {...props} details={data} />;
  if (isPending) return <Spinner label={m.loading()} />;
  const offline = props.by === 'owner' ? m.owner_offline() : m.admin_offline();
  return (
    <ErrorState
      message={m.owner_details_failed()}
      detail={navigator.onLine ? messageOf(error) : offline}
      retryLabel={m.retry()}
      onRetry={() => void refetch()}
    />
  );
}

function Form({ details, ...props }: DetailsFormProps & { details: OwnDetails }) {
  const { stationId, userId, by } = props;
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const name = detailsDraftName(stationId);
  const [draft, setDraft] = useState(() => ({
    ...draftOf(details),
    ...keptDraft<Partial<DetailsDraft>>(name, userId),
  }));
  useKeepDraft(name, userId, () => typedOf(draft, details));
  const [problems, setProblems] = useState<FieldErrors>({});
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (sent: DetailsDraft) => changeDetails(by, stationId, changedOf(sent, details)),
    onSuccess: async (saved) => {
      queries.setQueryData(detailsQuery(props).queryKey, saved);
      await queries.invalidateQueries({ queryKey: ['business', String(stationId)] });
      const others =
        by === 'owner' ? ownStationsQuery(userId).queryKey : [...ADMINISTRATION, userId, 'log'];
      await queries.invalidateQueries({ queryKey: others });
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
      <DetailsFields draft={draft} errors={errors} withNames={by === 'owner'} onChange={change} />
      {error && <Outcome kind="error">{failureOf(error)}</Outcome>}
      {Object.keys(problems).length > 0 && <Outcome kind="error">{m.hours_check()}</Outcome>}
      {isSuccess && <Outcome kind="success">{m.owner_details_saved()}</Outcome>}
      <Button type="submit" wide aria-busy={isPending}>
        {m.owner_details_save()}
      </Button>
    </form>
  );
}
