-- Since when the ministry's file puts the station outside the areas in one of which it had stood (rule import-areas). Until
-- now the state of the last import named such stations, and lost them when it was undone.
alter table station add column moved_out_at timestamptz;

update station set moved_out_at = last.finished_at from (
  select finished_at, report -> 'state' -> 'movedOut' as ids from import_run
  where kind = 'mimit' and finished_at is not null order by id desc limit 1
) last
where station.source = 'mimit' and station.areas = '{}' and last.ids ? station.source_id;
