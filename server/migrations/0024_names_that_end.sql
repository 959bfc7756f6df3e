-- The log names accounts by this id, twenty lines at a time.
create unique index app_user_log_id on app_user (log_id);

-- A driver's reports lose their names after a year. That changes nothing of the days whose figures stand, so a word
-- that loses its report with its name marks none.
drop trigger confirmation_changed on confirmation;
create function mark_changed_confirmations() returns trigger language plpgsql as $$
begin
  perform mark_price_days(array_agg(after.station_id), array_agg(after.fuel_type_id), array_agg(after.confirmed_at))
  from old_rows before join new_rows after on after.id = before.id
  where before.report_id is not distinct from after.report_id or after.report_id is not null;
  return null;
end $$;
create trigger confirmation_changed after update on confirmation
  referencing old table as old_rows new table as new_rows
  for each statement execute function mark_changed_confirmations();
