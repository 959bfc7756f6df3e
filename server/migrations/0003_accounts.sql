-- Accounts. better-auth writes names, credentials, sessions and codes; the rest of `app_user` is ours alone.
-- Whatever belongs to an account goes with it.

create table app_user (
  id text primary key default gen_random_uuid()::text,
  name text not null,
  -- Kept in small letters, so that unique means unique without regard to case.
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  full_name text,
  avatar_hash text references image (hash),
  phone text,
  address text,
  city text,
  bio text,
  birthday date,
  age_slot text,
  preference text,
  available_status boolean not null default false,
  notifications boolean not null default true,
  dark boolean not null default false,
  agree_privacy_at timestamptz,
  is_active boolean not null default true,
  role text not null default 'user' check (role in ('user', 'admin')),
  geolocation_consent boolean not null default false,
  geolocation_consent_at timestamptz
);
create index app_user_avatar_hash on app_user (avatar_hash);

create table user_session (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references app_user (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- better-auth wants these two; they stay empty.
  ip_address text,
  user_agent text
);
create index user_session_user_id on user_session (user_id);
create index user_session_expires_at on user_session (expires_at);

-- How an account proves who it is: by password ('credential', under its own id) or through a provider.
create table user_credential (
  id text primary key default gen_random_uuid()::text,
  user_id text not null references app_user (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  -- A hash; never the password.
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index user_credential_user_id on user_credential (user_id);

-- Codes that were mailed, hashed.
create table user_verification (
  id text primary key default gen_random_uuid()::text,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index user_verification_identifier on user_verification (identifier);

-- What a guest's phone brought along when the guest registered, as it came: nobody looks inside, and jsonb
-- refuses some characters that JSON may hold.
create table guest_data (
  user_id text primary key references app_user (id) on delete cascade,
  guest_id text not null,
  converted_at timestamptz not null,
  search_preferences json not null,
  recent_stations json not null,
  cart_items json not null
);
