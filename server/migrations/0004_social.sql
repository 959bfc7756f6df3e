-- What a social sign-in ends with: the page exchanges its code for a session, once.
create table social_code (
  -- Of the code and of the proof that only the browser holds to which it was given.
  hash text primary key,
  credential_id text not null references user_credential (id) on delete cascade,
  expires_at timestamptz not null
);
create index social_code_credential_id on social_code (credential_id);
