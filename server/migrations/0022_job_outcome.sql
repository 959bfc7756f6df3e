-- How the jobs that run by the clock ended last (decision 0036). The queue deletes its rows after some days, and knows
-- neither why an import was refused nor the clock of this Pieno; so the process that ran a job says it here.
create table job_outcome (
  name text primary key,
  -- Since when a process runs it; left behind by one that was killed.
  begun_at timestamptz,
  -- The last run that ended by itself.
  started_at timestamptz,
  finished_at timestamptz,
  outcome text check (outcome in ('done', 'refused', 'failed')),
  -- Why it was refused or failed, in Italian.
  reason text,
  check ((outcome is null) = (started_at is null) and (outcome is null) = (finished_at is null))
);
