-- Verdicts are kept: what the door decided about each claim, where the claim came from, and who decided otherwise.
-- The current prices are a function of the accepted claims (decision 0013).

-- A run is written down when it begins to write, so that its claims carry its id; until it ends it has no report.
alter table import_run
  alter column finished_at drop not null,
  alter column report set default '{}',
  -- The day the run speaks of: of the extraction for the ministry's files, else San Marino's day of the import.
  add column day date,
  add column undone_at timestamptz,
  add column undone_by text;

alter table observation
  add column state text not null default 'accepted'
    check (state in ('accepted', 'held', 'rejected', 'withdrawn')),
  add column origin text not null default 'administrator' check (origin in (
    'ministry', 'operator_sheet', 'open_charge_map', 'administrator', 'demo', 'owner', 'driver')),
  add column import_run_id integer references import_run (id),
  add column claimant text,
  -- Accepted and shown, but it ranks only once it is said again or an administrator says yes.
  add column doubtful boolean not null default false,
  -- Why the door did not let it in silently, and what it compared with, in thousandths of a euro.
  add column reason text,
  add column reference_price integer,
  add column last_price integer,
  -- A later decision about it: by a person, or by a run that said the same again.
  add column decided_at timestamptz,
  add column decided_by text,
  add column decision_reason text,
  add column decided_run_id integer references import_run (id);

update observation set origin = case
    when observation.source <> 'import' then case observation.source
      when 'admin' then 'administrator' else observation.source end
    when station.source = 'mimit' then 'ministry'
    when station.source = 'ocm' then 'open_charge_map'
    else 'operator_sheet'
  end
  from station where station.id = observation.station_id;
alter table observation alter column origin drop default;

create index observation_import_run_id on observation (import_run_id) where import_run_id is not null;
create index observation_waiting on observation (station_id, fuel_type_id)
  where state = 'held' or doubtful;

alter table current_price
  add column origin text not null default 'administrator',
  add column doubtful boolean not null default false;
update current_price set origin = observation.origin
  from observation where observation.id = current_price.observation_id;
alter table current_price alter column origin drop default;
