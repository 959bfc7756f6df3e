-- What somebody wants to be told (rule alerts).
create table alert (
  id bigint primary key generated always as identity,
  user_id text not null references app_user (id) on delete cascade,
  decade integer not null,
  -- Null where it does not matter.
  mode text check (mode in ('self', 'served')),
  target text not null check (target in ('area', 'stations', 'favorites')),
  area text check ((area is not null) = (target = 'area')),
  -- Thousandths of a euro: it tells what costs this or less.
  below integer not null check (below > 0),
  -- Where it was said as a saving: euro cents of a fill of so much, from this price.
  saving_cents integer check (saving_cents > 0),
  fill numeric check (fill > 0),
  reference_price integer check (reference_price > 0),
  channels text[] not null,
  created_at timestamptz not null,
  -- When it last began to work again: what cost as little then counts as told, as when it was made.
  resumed_at timestamptz,
  -- Null while it works.
  paused_at timestamptz,
  paused_by text check (paused_by in ('person', 'unopened')),
  told_at timestamptz,
  told_price integer,
  told_station_id integer references station (id) on delete set null,
  -- When it is judged anew: what it could not tell on a day on which it had told already.
  again_at timestamptz,
  -- Messages that nobody has opened since the last that was.
  unopened integer not null default 0
);
create index alert_user on alert (user_id);
create index alert_area on alert (decade, area, below) where target = 'area' and paused_at is null;
create index alert_favorites on alert (user_id, decade) where target = 'favorites' and paused_at is null;
create index alert_again on alert (again_at) where again_at is not null;
create index alert_told_station on alert (told_station_id) where told_station_id is not null;

create table alert_station (
  alert_id bigint not null references alert (id) on delete cascade,
  station_id integer not null references station (id) on delete cascade,
  primary key (alert_id, station_id)
);
create index alert_station_station on alert_station (station_id);

-- Up to which version of the board alerts were evaluated, and of which database: another one begins anew.
create table alert_progress (
  singleton boolean primary key default true check (singleton),
  revision bigint,
  database text
);

-- The price by which each fuel of a station ranked when it was judged last, null where none was believed yet: what is
-- below it is news.
create table alert_price (
  station_id integer not null references station (id) on delete cascade,
  fuel_type_id integer not null,
  price integer,
  -- One that has to wait (a driver's, a rise), and when it will have ranked for long enough.
  waiting_price integer,
  due_at timestamptz,
  primary key (station_id, fuel_type_id)
);
create index alert_price_due on alert_price (due_at) where due_at is not null;

-- What was sent to somebody (rule inbox).
create table notification (
  id bigint primary key generated always as identity,
  user_id text not null references app_user (id) on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('alert', 'alert_paused', 'test')),
  params jsonb not null,
  -- Null unless it was opened by itself; all until app_user.notifications_read_until are read as well.
  read_at timestamptz
);
create index notification_user on notification (user_id, at);
create index notification_at on notification (at);
alter table app_user add column notifications_read_until timestamptz;

-- The browsers that a session has allowed to be told (rule push).
create table push_subscription (
  id bigint primary key generated always as identity,
  session_id text not null references user_session (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- Of the key with which the browser subscribed.
  key_mark text not null,
  created_at timestamptz not null
);
create index push_subscription_session on push_subscription (session_id);

-- What of a message still has to leave, by which way. Who sends it puts `next_at` off for as long as that may take.
create table delivery (
  notification_id bigint not null references notification (id) on delete cascade,
  channel text not null check (channel in ('push', 'mail')),
  next_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  -- The browsers that have it already, while others are tried again.
  pushed_to text[] not null default '{}',
  primary key (notification_id, channel)
);
create index delivery_next on delivery (channel, next_at, notification_id);
