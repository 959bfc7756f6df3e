-- The drivers for whom an administrator answers, as the hash of the person's mailbox (rule admin-known, decision 0050).
create table known_driver (
  person text primary key,
  since timestamptz not null
);
