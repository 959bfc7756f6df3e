-- Prices that live (decisions 0028 and 0029): what drivers and owners report, confirm and contest. The log keeps every
-- claim with its verdict as before; the current prices stay a function of it and of the confirmations.

-- What one person sent at once about one station. The id is the phone's: a report that is sent again gets the first
-- answer.
create table price_report (
  id uuid primary key,
  user_id text references app_user (id) on delete set null,
  kind text not null check (kind in ('driver', 'owner')),
  station_id integer not null references station (id),
  -- When the prices were seen, and when they arrived here: a phone may have been offline.
  seen_at timestamptz not null,
  received_at timestamptz not null,
  -- Whether the phone stood near the station; unset where it gave no position, which itself never travels.
  near boolean,
  undone_at timestamptz,
  -- What was sent, and what became of each entry: the answer to the same report sent again.
  entries jsonb not null,
  answer jsonb not null
);
create index price_report_user_id on price_report (user_id, received_at);

alter table observation
  drop constraint observation_state_check,
  add constraint observation_state_check check (state in (
    -- Shown beside the station's price, without a rank, until somebody bears it out.
    'reported',
    'accepted', 'held', 'rejected', 'withdrawn',
    -- Nobody bore it out in time.
    'lapsed')),
  add column report_id uuid references price_report (id),
  -- The report by which others bore it out or contradicted it.
  add column decided_report uuid references price_report (id);
create index observation_report_id on observation (report_id) where report_id is not null;
create index observation_decided_report on observation (decided_report) where decided_report is not null;
create index observation_claimant on observation (claimant, received_at) where claimant is not null;
drop index observation_waiting;
create index observation_waiting on observation (station_id, fuel_type_id)
  where state in ('held', 'reported') or doubtful;

-- "This price, still so." A ministry's file confirms all its prices at once: see import_run.day.
create table confirmation (
  id bigint primary key generated always as identity,
  station_id integer not null references station (id),
  fuel_type_id integer not null references fuel_type (id),
  -- The price that was seen, in thousandths of a euro.
  price integer not null check (price > 0),
  confirmed_at timestamptz not null,
  received_at timestamptz not null,
  origin text not null check (origin in ('administrator', 'owner', 'driver')),
  -- The person, as a hash of the e-mail with the installation's key; unset once the account is deleted.
  claimant text,
  report_id uuid references price_report (id),
  -- Said when the price was not fresh any more: alone it does not make the price rank again.
  late boolean not null default false,
  undone boolean not null default false
);
create index confirmation_pair on confirmation (station_id, fuel_type_id, confirmed_at);
create index confirmation_report_id on confirmation (report_id) where report_id is not null;
create index confirmation_claimant on confirmation (claimant, received_at) where claimant is not null;

alter table current_price
  -- When this price began: the first observation after the last different price.
  add column since timestamptz,
  -- The newest confirmations of this price since then, by how long each lets it rank.
  add column owner_confirmed_at timestamptz,
  add column driver_confirmed_at timestamptz,
  -- Contested and not yet settled: shown with a mark, without a rank.
  add column contested boolean not null default false;
update current_price set since = observed_at;
alter table current_price alter column since set not null;

-- "Prezzo sbagliato": somebody says that the price shown is not the one of the pump.
create table price_dispute (
  id bigint primary key generated always as identity,
  station_id integer not null references station (id),
  fuel_type_id integer not null references fuel_type (id),
  price integer not null check (price > 0),
  origin text not null check (origin in ('owner', 'driver')),
  claimant text,
  created_at timestamptz not null,
  closed_at timestamptz,
  -- 'drivers', 'owner', 'administrator', or 'replaced' by another price.
  closed_by text,
  outcome text check (outcome in ('right', 'wrong', 'lapsed'))
);
create index price_dispute_open on price_dispute (station_id, fuel_type_id) where closed_at is null;
create index price_dispute_claimant on price_dispute (claimant) where claimant is not null;

-- What keeps a station or a fuel from being sold right now; each word lapses by itself.
create table station_state (
  id bigint primary key generated always as identity,
  station_id integer not null references station (id),
  fuel_type_id integer references fuel_type (id),
  state text not null check (state in ('sold_out', 'closed', 'charger_broken')),
  origin text not null check (origin in ('administrator', 'owner', 'driver')),
  claimant text,
  reported_at timestamptz not null,
  cleared_at timestamptz
);
create index station_state_recent on station_state (station_id, reported_at) where cleared_at is null;
create index station_state_claimant on station_state (claimant) where claimant is not null;
