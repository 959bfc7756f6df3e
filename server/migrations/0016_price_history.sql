-- What prices were (decision 0032): figures by day, which a job derives from the log, and what it has to derive anew.

-- Of a fuel at a station, only for days on which somebody said a price; on the others the last one holds.
create table price_day (
  station_id integer not null references station (id),
  fuel_type_id integer not null references fuel_type (id),
  -- In San Marino.
  day date not null,
  -- In thousandths of a euro: at the day's first instant, or its first price; the lowest and highest that held on it; the last.
  open integer not null,
  min integer not null,
  max integer not null,
  close integer not null,
  -- When the lowest and the highest were first said on this day; unset if they held when it began.
  min_at timestamptz,
  max_at timestamptz,
  -- The day's last observation, and whose it is.
  last_at timestamptz not null,
  origin text not null,
  -- Observations of this day were deleted: these figures are what is left, and are not derived again.
  alone boolean not null default false,
  primary key (station_id, fuel_type_id, day)
);

-- The figures of a fuel at a station are to be derived again from a day on.
create table price_day_dirty (
  station_id integer not null references station (id) on delete cascade,
  fuel_type_id integer not null references fuel_type (id) on delete cascade,
  from_day date not null,
  primary key (station_id, fuel_type_id)
);

-- Of a category in an area: what could rank.
create table price_area_day (
  area text not null,
  decade integer not null,
  day date not null,
  -- Unset where nothing could rank: at the day's first or last instant, or, as the others, on the whole day.
  open integer,
  min integer,
  median integer,
  max integer,
  close integer,
  stations integer not null,
  primary key (area, decade, day)
);
create table price_area_dirty (
  area text not null,
  decade integer not null,
  from_day date not null,
  primary key (area, decade)
);

-- Marks in the transaction of the change, whatever code makes it. Writers have locked the board, so that they meet over
-- no mark; the job passes over locked ones.
create function mark_price_days(stations integer[], fuels integer[], instants timestamptz[]) returns void
language sql as $$
  insert into price_day_dirty (station_id, fuel_type_id, from_day)
  select station, fuel, min((instant at time zone 'Europe/San_Marino')::date)
  from unnest(stations, fuels, instants) as said (station, fuel, instant)
  group by station, fuel
  on conflict (station_id, fuel_type_id) do update set from_day = excluded.from_day
  where excluded.from_day < price_day_dirty.from_day
$$;

create function mark_said_prices() returns trigger language plpgsql as $$
begin
  perform mark_price_days(array_agg(station_id), array_agg(fuel_type_id), array_agg(observed_at))
  from new_rows where state = 'accepted' and source <> 'demo';
  return null;
end $$;
create trigger observation_said after insert on observation
  referencing new table as new_rows for each statement execute function mark_said_prices();

create function mark_judged_prices() returns trigger language plpgsql as $$
begin
  perform mark_price_days(array_agg(touched.station), array_agg(touched.fuel), array_agg(touched.instant))
  from old_rows before join new_rows after on after.id = before.id
  cross join lateral (values
    (before.station_id, before.fuel_type_id, before.observed_at),
    (after.station_id, after.fuel_type_id, after.observed_at)
  ) as touched (station, fuel, instant)
  where 'accepted' in (before.state, after.state) and after.source <> 'demo'
  and (before.state, before.doubtful, before.station_id, before.fuel_type_id)
    is distinct from (after.state, after.doubtful, after.station_id, after.fuel_type_id);
  return null;
end $$;
create trigger observation_judged after update on observation
  referencing old table as old_rows new table as new_rows
  for each statement execute function mark_judged_prices();

create function mark_confirmed_prices() returns trigger language plpgsql as $$
begin
  perform mark_price_days(array_agg(station_id), array_agg(fuel_type_id), array_agg(confirmed_at)) from new_rows;
  return null;
end $$;
create trigger confirmation_said after insert on confirmation
  referencing new table as new_rows for each statement execute function mark_confirmed_prices();
create trigger confirmation_changed after update on confirmation
  referencing new table as new_rows for each statement execute function mark_confirmed_prices();

create function mark_sold_fuels() returns trigger language plpgsql as $$
begin
  perform mark_price_days(array_agg(station_id), array_agg(fuel_type_id), array_agg(decided_at)) from new_rows;
  return null;
end $$;
create trigger station_fuel_said after insert on station_fuel
  referencing new table as new_rows for each statement execute function mark_sold_fuels();
create trigger station_fuel_changed after update on station_fuel
  referencing new table as new_rows for each statement execute function mark_sold_fuels();

-- All that is in the log already.
insert into price_day_dirty (station_id, fuel_type_id, from_day)
select station_id, fuel_type_id, min((observed_at at time zone 'Europe/San_Marino')::date)
from observation where state = 'accepted' and source <> 'demo'
group by station_id, fuel_type_id;

-- An old observation is deleted only if no current price stands on it: found for each without reading them all.
create index current_price_observation_id on current_price (observation_id);
