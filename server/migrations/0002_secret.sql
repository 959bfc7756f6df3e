-- What signs tokens: made by the first server process, shared by all over one database.
create table secret (
  singleton boolean primary key default true check (singleton),
  value text not null
);
