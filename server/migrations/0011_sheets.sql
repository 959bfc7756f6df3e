-- A spreadsheet published at an address, as it was when it was last read.
create table sheet (
  id integer primary key generated always as identity,
  kind text not null check (kind in ('stations', 'prices')),
  address text not null,
  -- The version of which every row was taken; unset while some were left out: then it is read again.
  etag text,
  -- How often it was read.
  reads integer not null default 1,
  read_at timestamptz not null,
  unique (kind, address)
);
-- Its undated rows, by the hash of their content: each holds from when it was first seen. Rows that the last reading
-- did not find again are gone.
create table sheet_row (
  sheet_id integer not null references sheet (id) on delete cascade,
  content text not null,
  first_seen_at timestamptz not null,
  read integer not null,
  primary key (sheet_id, content)
);
-- Why the last daily import of a kind was refused.
create table import_refusal (
  kind text primary key,
  refused_at timestamptz not null,
  sentence text not null
);
