-- When a job last ended well: a failure after it replaces how the last run ended.
alter table job_outcome add column succeeded_at timestamptz;
update job_outcome set succeeded_at = finished_at where outcome = 'done';

-- Errors of pages (rule client-errors): what happened, where in the code, on which page and in which build, never to whom.
create table client_error (
  -- Of what was thrown and where in the code.
  hash text primary key,
  kind text not null check (kind in ('error', 'rejection', 'render')),
  message text not null,
  -- Of the last one, as the router names it.
  route text not null,
  -- Of the builds that threw it, the newest last.
  versions text[] not null,
  count integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index client_error_last on client_error (last_at);
