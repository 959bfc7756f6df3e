-- What a word was measured by that its station and fuel do not determine: the others' prices and the belt's median as they
-- were when it was received (decision 0069). Kept for as long as something can be taken back that others follow from.
alter table observation
  add column facts jsonb,
  -- When somebody vouched for the author, where that was after the word.
  add column vouched_at timestamptz;
alter table confirmation add column facts jsonb;
alter table price_dispute add column vouched_at timestamptz;
-- Of what was received in the same millisecond which was first.
create sequence word_turn;
alter table observation add column turn bigint;
alter table observation alter column turn set default nextval('word_turn');
alter table confirmation add column turn bigint;
alter table confirmation alter column turn set default nextval('word_turn');
alter table price_dispute add column turn bigint;
alter table price_dispute alter column turn set default nextval('word_turn');
create index observation_facts on observation (received_at) where facts is not null;
create index confirmation_facts on confirmation (received_at) where facts is not null;
-- The belt's medians of an import of the ministry's files, beside the long report in which they stand.
alter table import_run add column belt jsonb generated always as (report #> '{state,belt}') stored;
-- Of a confirmation the days' figures tell whether it stands and whose it is: nothing else marks a day.
create or replace function mark_changed_confirmations() returns trigger language plpgsql as $$
begin
  perform mark_price_days(array_agg(after.station_id), array_agg(after.fuel_type_id), array_agg(after.confirmed_at))
  from old_rows before join new_rows after on after.id = before.id
  where (before.undone, before.known, before.late, before.station_id, before.fuel_type_id)
    is distinct from (after.undone, after.known, after.late, after.station_id, after.fuel_type_id);
  return null;
end $$;
