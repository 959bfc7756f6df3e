-- What an account's person usually fills up, or nothing of it: kept for its owner's phones, and read by nothing else. The names
-- are like no column of a table that is read together with this one.
alter table app_user
  add column tank_fuel integer,
  add column tank_mode text check (tank_mode in ('self', 'served')),
  add column tank_litres double precision,
  add column tank_consumption double precision,
  add column tank_smac boolean,
  add constraint app_user_tank
    check (num_nonnulls(tank_fuel, tank_litres, tank_consumption, tank_smac) in (0, 4));
