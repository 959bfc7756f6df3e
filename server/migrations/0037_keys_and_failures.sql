-- What its author calls a report, an id of the phone's or an Idempotency-Key, is no name that others could take from it:
-- it is looked for among what its author said. Where it is unset, as in rows of before, the id is both.
alter table price_report add column key uuid;
create index price_report_key on price_report (coalesce(key, id));

-- A price that was due and failed for a reason of ours still waits, and says so.
alter table scheduled_price
  drop constraint scheduled_price_held_for_check,
  add constraint scheduled_price_held_for_check check (held_for in ('range', 'unsold', 'failed'));
