-- Every import, trial and undoing that was begun: by whom, how far it is, what came of it and what it left out
-- (decision 0037). One without an end runs for as long as the lock of imports is held.
create table import_attempt (
  id integer primary key generated always as identity,
  kind text not null,
  action text not null check (action in ('import', 'trial', 'undo')),
  -- Null for those from before this table.
  role text check (role in ('administrator', 'operator', 'job')),
  -- The random id of an account, as in the log of actions.
  actor uuid,
  -- Names of files, addresses without their query.
  source text not null default '',
  started_at timestamptz not null,
  progress jsonb,
  finished_at timestamptz,
  outcome text check (outcome in ('done', 'refused', 'failed', 'interrupted')),
  sentence text,
  report jsonb,
  -- The first rows that were left out, and how many there were.
  rejects jsonb,
  rejects_total integer not null default 0,
  -- What it wrote, or undid.
  run_id integer references import_run (id)
);
create index import_attempt_kind on import_attempt (kind, id);

insert into import_attempt (kind, action, started_at, finished_at, outcome, report, run_id)
  select kind, 'import', started_at, coalesce(finished_at, started_at),
    case when finished_at is null then 'interrupted' else 'done' end,
    case when finished_at is null then null else report - 'state' end, id
  from import_run order by id;
