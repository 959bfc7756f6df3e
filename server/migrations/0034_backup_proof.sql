-- The back-ups that were made and restored to prove them, and the nights on which that failed (decision 0060).
create table backup_proof (
  id integer primary key generated always as identity,
  -- When its state was read.
  at timestamptz not null,
  stations integer,
  -- Of the whole log.
  prices integer,
  -- Why it failed, in Italian.
  failure text,
  check ((failure is null) = (stations is not null) and (failure is null) = (prices is not null))
);
