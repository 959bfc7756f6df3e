-- The people of a station (decision 0030).
create table station_owner (
  station_id integer not null references station (id),
  user_id text not null references app_user (id) on delete cascade,
  -- A further person waits for the first one's yes, or the administrator's.
  state text not null check (state in ('pending', 'active', 'revoked')),
  since timestamptz not null,
  decided_at timestamptz,
  primary key (station_id, user_id)
);
create index station_owner_user_id on station_owner (user_id);

create table owner_invitation (
  id integer primary key generated always as identity,
  station_id integer not null references station (id),
  -- Of the code, with the installation's key; the code itself stands on the card alone.
  code_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
create index owner_invitation_station_id on owner_invitation (station_id);

-- Which fuels its owner says a station sells; without a row the sources decide.
create table station_fuel (
  station_id integer not null references station (id),
  fuel_type_id integer not null references fuel_type (id),
  sold boolean not null,
  decided_at timestamptz not null,
  primary key (station_id, fuel_type_id)
);

alter table app_user
  -- By mail one day before a station's prices stop ranking.
  add column owner_reminders boolean not null default true;
