-- What its author calls a report, an id of the phone's or an Idempotency-Key, is no name that others could take from it:
-- it is looked for among what its author said. Where it is unset, as in rows of before, the id is both.
alter table price_report add column key uuid;
create index price_report_key on price_report (coalesce(key, id));
