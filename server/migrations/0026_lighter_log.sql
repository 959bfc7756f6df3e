-- A reference is checked row by row, even an empty one: these four cost an import more than its rows. What they name is
-- read in the transaction that writes them, and who deletes a report takes it out of the log first.
alter table observation
  drop constraint observation_decided_report_fkey,
  drop constraint observation_decided_run_id_fkey,
  drop constraint observation_named_station_id_fkey,
  drop constraint observation_report_id_fkey;

-- What was said and does not hold: words about the same fuel are judged by it.
drop index observation_withdrawn;
create index observation_gone on observation (station_id, fuel_type_id) where state in ('withdrawn', 'rejected');
