-- Which secret this database's codes, locks and invitations were made with: a process with another one would disagree.
alter table secret
  alter column value drop not null,
  add column mark text,
  add check (value is not null or mark is not null);
