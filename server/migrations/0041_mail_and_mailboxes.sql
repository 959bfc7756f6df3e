-- Mails that have not left, until one does: so an administrator sees that the mail server fails, and why.
create table mail_waiting (
  -- What it is about where it is tried again, else random: never an address.
  mail text primary key,
  since timestamptz not null,
  tried_at timestamptz not null,
  host text not null,
  reason text not null,
  answer integer
);

-- Whether the account's person has shown to read its mailbox: an administrator's yes confirms the e-mail without that.
alter table app_user
  add column mailbox_proved boolean not null default false,
  add column verification_asked_at timestamptz;
update app_user set mailbox_proved = true
where email_verified and not exists (
  select from action_log
  where action = 'user_verified' and target ->> 'person' = app_user.log_id::text
);

-- For whom an invitation was made; who uses it from an account with that address need not prove it again.
alter table owner_invitation add column email text;

-- The proven file in the folder of the back-ups, and how large it was, to know it again where it lies; null for one that was
-- written elsewhere, and for those of before.
alter table backup_proof
  add column file text,
  add column bytes bigint;
