-- When a job last ended well: a failure after it replaces how the last run ended.
alter table job_outcome add column succeeded_at timestamptz;
update job_outcome set succeeded_at = finished_at where outcome = 'done';

-- Errors of pages (rule client-errors): what happened, where in the code, on which page and in which build, never to whom.
create table client_error (
  -- Of what was thrown and where in the code.
  hash text primary key,
  kind text not null check (kind in ('error', 'rejection', 'render')),
  message text not null,
  -- Of the last one, as the table of pages names it.
  route text not null,
  -- Of the builds that threw it, the newest last.
  versions text[] not null,
  count integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index client_error_last on client_error (last_at);

-- How often on each of the last days.
create table client_error_day (
  hash text not null references client_error (hash) on delete cascade,
  day date not null,
  count integer not null,
  primary key (hash, day)
);
create index client_error_day_day on client_error_day (day);
