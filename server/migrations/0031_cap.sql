-- The cap (decision 0050): when a driver's price or dispute was the word that gave or took a rank or a medal, and whether it
-- waits because that has happened at enough other stations within a day.
alter table observation
  add column counted_at timestamptz,
  add column over_cap boolean not null default false;
alter table price_dispute
  add column counted_at timestamptz,
  add column over_cap boolean not null default false;
create index observation_counted on observation (counted_at) where counted_at is not null;
create index price_dispute_counted on price_dispute (counted_at) where counted_at is not null;
