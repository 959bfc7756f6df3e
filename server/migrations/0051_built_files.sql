-- The hashed files of the pages' last builds, from which any node answers: a page that was open over an upgrade goes on
-- (rule earlier-files).
create table web_build (
  -- Of the names of its files.
  hash text primary key,
  files text[] not null,
  -- When a node last began with it while another one was the newest.
  started_at timestamptz not null
);
create table built_file (
  name text primary key,
  -- Whether the bytes are compressed with brotli.
  is_brotli boolean not null,
  bytes bytea not null
);
-- Nothing is won by compressing them again.
alter table built_file alter column bytes set storage external;
