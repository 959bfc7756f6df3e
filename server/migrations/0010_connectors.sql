-- The sockets and cables of a charging site, as a list of { plug, current, power_kw, count }; null where no source says.
alter table station add column connectors jsonb;
