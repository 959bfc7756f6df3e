-- A country's prices arrive in one go. A reference is checked row by row, which costs as much as the row itself, and these
-- say nothing that does not follow: current prices are written from the rows of the log alone, whose own references
-- hold; a mark of what has gone marks nothing; no run is ever deleted, and an import writes all its rows under one.
alter table current_price
  drop constraint current_price_station_id_fkey,
  drop constraint current_price_fuel_type_id_fkey,
  drop constraint current_price_observation_id_fkey;
alter table price_day_dirty
  drop constraint price_day_dirty_station_id_fkey,
  drop constraint price_day_dirty_fuel_type_id_fkey;
alter table observation drop constraint observation_import_run_id_fkey;
-- It served that reference only.
drop index current_price_observation_id;
-- Most rows are rewritten every day: where the new one finds room beside the old one, no index is.
alter table current_price set (fillfactor = 50);

-- The same without a detour through arrays, which the rows of an import fill.
create or replace function mark_said_prices() returns trigger language plpgsql as $$
begin
  insert into price_day_dirty (station_id, fuel_type_id, from_day)
  select station_id, fuel_type_id, (min(observed_at) at time zone 'Europe/San_Marino')::date
  from new_rows where state = 'accepted' and source <> 'demo'
  group by station_id, fuel_type_id
  on conflict (station_id, fuel_type_id) do update set from_day = excluded.from_day
  where excluded.from_day < price_day_dirty.from_day;
  return null;
end $$;
