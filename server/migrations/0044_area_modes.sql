-- What could rank in an area by its self-service pumps alone, or by what is served alone: as price_area_day, which knows
-- both together. A table of its own, as the last version's processes write that one by its key while they stop. The job
-- derives the days that are there already, as far back as all that was said on them is kept.
create table price_area_mode_day (
  area text not null,
  decade integer not null,
  mode text not null check (mode in ('self', 'served')),
  day date not null,
  open integer,
  min integer,
  median integer,
  max integer,
  close integer,
  stations integer not null,
  primary key (area, decade, mode, day)
);
