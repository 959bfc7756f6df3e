-- The stations that somebody has starred (rule favorites-words).
create table favorite (
  user_id text not null references app_user (id) on delete cascade,
  station_id integer not null references station (id) on delete cascade,
  label text check (char_length(label) between 1 and 30),
  -- Taken away: kept for a while, as an older word of another phone may still come.
  removed boolean not null default false,
  -- When it was last tapped, by the phone that tapped it.
  said_at timestamptz not null,
  -- Until when its prices were last seen, and which they were: thousandths of a euro by the id of the fuel.
  seen_at timestamptz,
  seen_prices jsonb,
  primary key (user_id, station_id)
);
create index favorite_station on favorite (station_id);
