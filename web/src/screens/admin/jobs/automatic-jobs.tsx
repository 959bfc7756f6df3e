import { Banner } from '@pieno/ui/states/banner.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { useQuery } from '@tanstack/react-query';
import { jobsQuery } from '../../../core/api/jobs/administered-jobs.ts';
import { m } from '../../../paraglide/messages.js';
import { JobRow } from './job-row.tsx';
import { Loaded } from '../loaded.tsx';
import { useAdministratorId } from '../use-administrator-id.ts';

/** The server's scheduled jobs: the last outcome, the next run, and a button to run one now (rule admin-jobs-part). */
export function AutomaticJobs() {
  const query = useQuery(jobsQuery(useAdministratorId()));
  return (
    <Loaded query={query}>
      {({ running, jobs }) => (
        <>
          {!running && <Banner kind="info">{m.admin_jobs_off()}</Banner>}
          {jobs.length === 0 ? (
            <EmptyState message={m.admin_jobs_none()} />
          ) : (
            <Card variant="flush">
              <ul role="list">
                {jobs.map((job) => (
                  <JobRow key={job.name} job={job} canRun={running} />
                ))}
              </ul>
            </Card>
          )}
        </>
      )}
    </Loaded>
  );
}
