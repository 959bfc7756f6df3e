-- Whether the registry a station is known from still names it. Its areas stay, so that it ranks again when it
-- comes back: where the operator decided the place, the registry cannot say them anew.
alter table station add column listed boolean not null default true;
