-- Codes by mail are written by one statement, on our clock: one code for each purpose and address. What better-auth
-- wanted beside, and nobody read, goes. Codes that are under way are asked for again.
drop table user_verification;

create table email_code (
  purpose text not null check (purpose in ('password', 'verification')),
  -- Hashed with a key, as the code is: visitors may type addresses of people who have no account.
  address_hash text not null,
  -- Null once it was redeemed.
  code_hash text,
  tries integer not null,
  expires_at timestamptz not null,
  primary key (purpose, address_hash)
);

alter table user_session drop column ip_address, drop column user_agent;
alter table user_credential
  drop column access_token,
  drop column refresh_token,
  drop column id_token,
  drop column access_token_expires_at,
  drop column refresh_token_expires_at,
  drop column scope;
