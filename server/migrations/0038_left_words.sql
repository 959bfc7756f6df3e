-- What a mailbox may say in an hour is not renewed by deleting the account and registering again (rule report-limits): of the
-- last hour's words the person's hash stays with their instants for a day.
create table left_word (
  id bigint primary key generated always as identity,
  person text not null,
  station_id integer not null references station (id),
  fuel_type_id integer not null references fuel_type (id),
  said_at timestamptz not null
);
create index left_word_person on left_word (person);
