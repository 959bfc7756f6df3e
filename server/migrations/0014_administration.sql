-- Who decides (decision 0031): what was done by whom, who stays out, and what was mailed.

-- Stands for the account in the log of actions: with the account goes the only way from one to the other.
alter table app_user add column log_id uuid not null default gen_random_uuid();

create table action_log (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  role text not null check (role in ('administrator', 'operator', 'owner', 'job')),
  actor uuid,
  action text not null,
  station_id integer,
  target jsonb not null default '{}',
  reason text
);
create index action_log_at on action_log (at, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the log of actions is only added to';
end $$;
create trigger action_log_append_only before update or delete on action_log
  for each row execute function refuse_change();

-- E-mails of locked people, hashed with the installation's key, so that a deleted account does not come back.
create table locked_email (
  hash text primary key,
  until timestamptz not null
);

-- What was mailed and must not be mailed twice: a reminder by station and person, the digest by day.
create table mail_sent (
  kind text not null,
  key text not null,
  sent_at timestamptz not null,
  primary key (kind, key)
);

create table second_factor (
  user_id text primary key references app_user (id) on delete cascade,
  -- Encrypted with the installation's key.
  secret text not null,
  -- Unset until the first code was typed.
  enabled_at timestamptz,
  -- The newest step of 30 seconds whose code was used: each is good once.
  last_step bigint,
  recovery_hashes text[] not null default '{}'
);
