-- Stations in the back office (decision 0035): closed for good, merged into another, and tokens of their tills.
alter table station
  -- Closed for good: the page stays, without a rank.
  add column closed_at timestamptz,
  -- This row only leads to the other: to its page, and for what sources say of it. Never to one that leads on.
  add column merged_into integer references station (id) check (merged_into <> id);
create index station_merged_into on station (merged_into) where merged_into is not null;

-- The station that an import named, where it had been merged into this one: undoing the merge takes the claim along.
alter table observation add column named_station_id integer references station (id);

create table station_merge (
  id integer primary key generated always as identity,
  kept_id integer not null references station (id),
  merged_id integer not null references station (id),
  merged_at timestamptz not null,
  undone_at timestamptz,
  -- What moved, and how people and facts were before: what undoing needs.
  moved jsonb not null
);
create index station_merge_kept_id on station_merge (kept_id) where undone_at is null;

-- What a till says prices with. The token itself is told once.
create table station_token (
  id integer primary key generated always as identity,
  station_id integer not null references station (id),
  name text not null,
  token_hash text not null unique,
  made_at timestamptz not null,
  -- Unset for one made at the command line.
  made_by text references app_user (id) on delete cascade,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index station_token_station_id on station_token (station_id);
create index station_token_made_by on station_token (made_by) where made_by is not null;

-- Of what a till said: the same key gets the same answer from the same token only.
alter table price_report add column station_token_id integer references station_token (id) on delete set null;
