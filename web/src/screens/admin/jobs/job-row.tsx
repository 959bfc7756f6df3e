import type { AdministeredJob } from '@pieno/contract/jobs/administered-jobs.ts';
import {
  scheduleText,
  jobName,
  outcomeText,
  JOB_STATE_TEXTS,
} from '@pieno/contract/jobs/job-text.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import { startJob } from '../../../core/api/jobs/administered-jobs.ts';
import { dateTimeText } from '../../../core/format/date-time.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from '../lists.module.css';
import { useChange } from '../use-change.ts';

interface JobRowProps {
  job: AdministeredJob;
  /** False while no server would run the job. */
  canRun: boolean;
}

/** One job: when it runs, how and why it ended last, and 'Esegui ora'. */
export function JobRow({ job, canRun }: JobRowProps) {
  const { name, cron, last, next_at, state } = job;
  const { mutate, data, error, isPending } = useChange(() => startJob(name));
  const isBusy = isPending || state === 'queued' || state === 'active';
  const title = jobName(name);
  return (
    <li className={styles.row}>
      <span className={styles.about}>
        <span className={styles.name}>{title}</span>
        <span>{capital(scheduleText(cron))}</span>
        <span className={styles.hint}>
          {last
            ? m.admin_job_last({ when: dateTimeText(last.started_at), outcome: outcomeText(last) })
            : m.admin_job_never()}
        </span>
        <span className={styles.hint}>{m.admin_job_next({ when: dateTimeText(next_at) })}</span>
      </span>
      <span role="status">
        <StateChip job={job} wasAsked={data?.queued === true} />
      </span>
      {canRun && (
        <Button
          variant="default"
          aria-label={`${m.admin_job_run()}: ${title}`}
          aria-busy={isPending}
          aria-disabled={isBusy}
          onClick={() => !isBusy && mutate()}
        >
          {m.admin_job_run()}
        </Button>
      )}
      {data?.queued === false && state !== 'idle' && <Banner kind="info">{data.message}</Banner>}
      <Failure of={error} />
    </li>
  );
}

function StateChip({
  job: { state, last },
  wasAsked,
}: {
  job: AdministeredJob;
  wasAsked: boolean;
}) {
  if (state !== 'idle') return <Chip tone="notice">{capital(JOB_STATE_TEXTS[state])}</Chip>;
  if (last && last.outcome !== 'done') {
    return <Chip tone="notice">{capital(outcomeText({ ...last, reason: null }))}</Chip>;
  }
  return wasAsked ? <Chip>{m.admin_job_done()}</Chip> : null;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
