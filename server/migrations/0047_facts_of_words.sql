-- What a word was measured by that its station and fuel do not determine: the others' prices and the belt's median as they
-- were when it was received (decision 0069). Kept for as long as something can be taken back that others follow from.
alter table observation
  add column facts jsonb,
  -- When somebody vouched for the author, where that was after the word.
  add column vouched_at timestamptz;
alter table confirmation add column facts jsonb;
alter table price_dispute add column vouched_at timestamptz;
create index observation_facts on observation (received_at) where facts is not null;
create index confirmation_facts on confirmation (received_at) where facts is not null;
-- The belt's medians of an import of the ministry's files, beside the long report in which they stand.
alter table import_run add column belt jsonb generated always as (report #> '{state,belt}') stored;
