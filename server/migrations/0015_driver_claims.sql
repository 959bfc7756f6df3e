-- Claims of drivers are judged anew whenever somebody says something about the same fuel of a station.
create index observation_driver on observation (station_id, fuel_type_id) where origin = 'driver';
