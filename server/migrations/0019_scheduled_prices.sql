-- What owners say today of the next days (decision 0033). It is no observation before its instant: the log of prices
-- holds what applies.
create table scheduled_price (
  -- The report of the observation that it becomes.
  id uuid primary key default gen_random_uuid(),
  station_id integer not null references station (id),
  fuel_type_id integer not null references fuel_type (id),
  -- Thousandths of a euro.
  price integer not null check (price > 0),
  due_at timestamptz not null,
  -- Announced to everybody: then the price may fall, and nothing else may change.
  public boolean not null,
  -- Who said it last; the person as a hash, unset once the account is deleted.
  user_id text references app_user (id) on delete set null,
  claimant text,
  -- The request's Idempotency-Key, and what it asked for.
  request_key uuid not null,
  request text not null,
  created_at timestamptz not null,
  state text not null default 'pending'
    check (state in ('pending', 'published', 'held', 'superseded', 'cancelled')),
  decided_at timestamptz
);
create unique index scheduled_price_pending on scheduled_price (station_id, fuel_type_id, due_at) where state = 'pending';
create index scheduled_price_due on scheduled_price (due_at) where state = 'pending';
create index scheduled_price_request on scheduled_price (request_key);
create index scheduled_price_station on scheduled_price (station_id, due_at);
create index scheduled_price_claimant on scheduled_price (claimant) where claimant is not null;
