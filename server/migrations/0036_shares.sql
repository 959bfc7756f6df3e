-- A share for each known driver in place of the cap (decision 0065): whether a driver stood as known when a claim was heard,
-- and at which stations of a category the person's words have effect, at least until when.
create table known_share (
  id bigint primary key generated always as identity,
  person text not null,
  decade integer not null,
  station_id integer not null references station (id),
  -- The report or the dispute that counts; a word about a state is neither.
  report_id uuid,
  dispute_id bigint,
  until timestamptz not null
);
create index known_share_station on known_share (station_id);
alter table observation
  add column known boolean not null default false,
  -- Of a price that its sayer said against a dispute: disputes of before are about it, too.
  add column also_disputed boolean not null default false;
create index observation_also_disputed on observation (station_id, fuel_type_id) where also_disputed;

-- What the cap held stands as anybody's: it waits on, and nothing that is shown changes.
update observation set known = true
where origin = 'driver' and not over_cap and claimant in (select person from known_driver);
update price_dispute set known = false where over_cap and closed_at is null;

insert into known_share (person, decade, station_id, until)
select claimant, decade, station_id, max(counted_at) + interval '72 hours'
from (
  select claimant, station_id, fuel_type_id, counted_at from observation where counted_at is not null
  union all select claimant, station_id, fuel_type_id, counted_at from price_dispute where counted_at is not null
  union all
  select claimant, said.station_id, current_price.fuel_type_id, reported_at
  from station_state as said join current_price on current_price.station_id = said.station_id
  where counts and said.origin = 'driver'
    and (said.fuel_type_id is null or said.fuel_type_id = current_price.fuel_type_id)
) as counted
join fuel_type on fuel_type.id = fuel_type_id
where claimant in (select person from known_driver)
group by claimant, decade, station_id;

alter table observation drop column counted_at, drop column over_cap;
alter table price_dispute drop column counted_at, drop column over_cap;
delete from global_setting where key in ('trust_cap_stations', 'trust_jump_permille');
