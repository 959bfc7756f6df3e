-- Trust in one table (decision 0050). Of a driver's claim how many known people stood behind it, and how many it took, when
-- the last of them spoke; null for every other row, and for all that was accepted before.
alter table observation
  add column voices smallint,
  add column needed smallint;
update observation set voices = 0 where origin = 'driver' and state in ('reported', 'held');

-- Whether its author was known then.
alter table confirmation add column known boolean not null default false;

-- A price that is no base has the base beside it, the last price by a firm word or two known people, and how many known
-- people stand behind the one that is shown. Firm words and known people confirm the base, other drivers what is shown.
alter table current_price
  drop column displaced_origin,
  drop column displaced_at,
  add column voices smallint,
  add column base_price integer,
  add column base_origin text,
  add column base_at timestamptz,
  add column known_confirmed_at timestamptz;
create index current_price_provisional on current_price (fuel_type_id) where voices is not null;

-- Of a dispute whether its author was known then, how many known people it takes, and whose word it is about. Those of two
-- people that stand go on until they end.
alter table price_dispute
  add column known boolean not null default false,
  add column needed smallint not null default 1,
  add column against text;
update price_dispute set known = true, needed = 2 where closed_at is null and origin = 'driver';

-- Whether a word about a station's state takes ranks: an owner's, an administrator's or a known driver's.
alter table station_state add column counts boolean not null default false;
update station_state set counts = origin <> 'driver';
