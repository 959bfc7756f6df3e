-- The same claim may be said again after another one of the same instant: then it is a row of its own (decision 0013).
alter table observation
  drop constraint observation_station_id_fuel_type_id_source_observed_at_pric_key;
create index observation_log on observation (station_id, fuel_type_id, observed_at, id);
create index observation_withdrawn on observation (station_id, fuel_type_id) where state = 'withdrawn';
