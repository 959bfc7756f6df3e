-- What people think of a station (rule reviews-write).
create table review (
  id integer primary key generated always as identity,
  station_id integer not null references station (id) on delete cascade,
  user_id text not null references app_user (id) on delete cascade,
  stars integer not null check (stars between 1 and 5),
  -- Yes or no by what is asked.
  chips jsonb not null,
  text text check (char_length(text) between 1 and 280),
  written_at timestamptz not null,
  -- The owner's.
  answer text check (char_length(answer) between 1 and 280),
  answered_at timestamptz check ((answered_at is null) = (answer is null)),
  -- By the hash of who has flagged it, why.
  flags jsonb not null default '{}',
  -- Since when an administrator is asked: it was flagged, or its author objects.
  waits_since timestamptz,
  -- When one has decided about this text.
  decided_at timestamptz,
  -- Null while it is shown.
  hidden_reason text,
  objection text,
  unique (station_id, user_id)
);
create index review_user on review (user_id);
create index review_waits on review (waits_since) where waits_since is not null;
create index review_written on review (written_at);

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check
  check (kind in ('alert', 'alert_paused', 'review', 'test'));
