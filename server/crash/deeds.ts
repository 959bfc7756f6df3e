import { sql } from 'kysely';
import type { Database, Executor } from '../src/db/database.ts';
import { inTransaction } from '../src/db/transaction.ts';
import { lockBoardVersion } from '../src/modules/changes/board-version.ts';
import { PriceChange } from '../src/modules/prices/price-change.ts';
import { foldPairs } from '../src/modules/prices/pairs/fold-pairs.ts';
import { reviewProvisional } from '../src/modules/prices/log/review-provisional.ts';
import { deriveCurrentPrices } from '../src/modules/prices/current/derive-current.ts';
import type { Deed } from './people.ts';

/** Something that a writer said was kept. */
export interface Kept {
  deed: Deed;
  id: string;
}

/** Checks that nothing acknowledged was lost, and that no outcome was half taken. @returns the faults */
export async function checkDeeds(database: Database, kept: readonly Kept[]): Promise<string[]> {
  const db = database.kysely;
  // It looks through all that was ever written, which grows from round to round.
  const torn = await database.withoutTimeouts(half);
  return [...(await missing(db, kept)), ...torn, ...(await derived(database))];
}

async function missing(db: Executor, kept: readonly Kept[]): Promise<string[]> {
  const reports = await db
    .selectFrom('price_report')
    .select([sql<string>`coalesce(key, id)`.as('id'), 'undone_at'])
    .execute();
  const decided = await db
    .selectFrom('observation')
    .select('id')
    .where('decided_by', '=', 'administrator')
    .execute();
  const scheduled = await db
    .selectFrom('scheduled_price')
    .select(['request_key', 'due_at', 'state'])
    .execute();
  const pending = scheduled.filter(({ state }) => state === 'pending');
  const merges = await db
    .selectFrom('station_merge')
    .select('id')
    .where('undone_at', 'is not', null)
    .execute();
  const logged = await db
    .selectFrom('action_log')
    .select('reason')
    .where('action', '=', 'stations_merged')
    .execute();
  const there = {
    merge: new Set(logged.map(({ reason }) => reason)),
    part: new Set(merges.map(({ id }) => String(id))),
    report: new Set(reports.map(({ id }) => id)),
    owner: new Set(reports.map(({ id }) => id)),
    undo: new Set(reports.flatMap(({ id, undone_at }) => (undone_at ? [id] : []))),
    decision: new Set(decided.map(({ id }) => id)),
    schedule: new Set(scheduled.map((row) => row.request_key)),
  };
  const isThere = ({ deed, id }: Kept) =>
    deed === 'publish'
      ? !pending.some(({ due_at }) => due_at <= new Date(id))
      : there[deed].has(id);
  return kept
    .filter((each) => !isThere(each))
    .map(({ deed, id }) => `acknowledged ${deed} ${id} is not there`);
}

/** Finds answers, log, words and log of actions that do not belong together. */
async function half(db: Executor): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'merge ' || station_merge.id || ' is half done' as fault from station_merge
      join station on station.id = merged_id
      where station_merge.id = (select max(id) from station_merge) and (undone_at is null) <> (merged_into is not null)
    union all
    select 'merged station ' || station.id || ' has claims of its own' from station
      where merged_into is not null and exists (select from observation where station_id = station.id)
    union all
    -- What a schedule says is answered to nobody.
    select 'report ' || id || ' has no answer' as fault from price_report
      where (answer is null or answer = '[]'::jsonb or answer -> 'results' = '[]'::jsonb)
      and coalesce(key, id) not in (select id from scheduled_price)
    union all
    select 'report ' || price_report.id || ' says ' || said.words || ' and has ' || written.words
    from price_report
    cross join lateral (select jsonb_array_length(entries) as words) said
    cross join lateral (
      select (select count(*) from observation where report_id = price_report.id)
        + (select count(*) from confirmation where report_id = price_report.id) as words
    ) written
    where said.words <> written.words
    union all
    select 'report ' || price_report.id || ' is taken back and ' || observation.state
    from price_report join observation on report_id = price_report.id
    where undone_at is not null and (state, decided_by) is distinct from ('withdrawn', 'author')
    union all
    select 'report ' || price_report.id || ' is ' || observation.state || ' by its author and not taken back'
    from price_report join observation on report_id = price_report.id
    where undone_at is null and decided_by = 'author'
    union all
    select 'decision ' || (target ->> 'item') || ' is logged and not taken' from action_log
    where role = 'administrator' and target ->> 'item' is not null and not exists (
      select from observation where id = (target ->> 'item')::bigint and decided_by = 'administrator'
    )
    union all
    select 'decision ' || id || ' is taken and not logged' from observation
    where decided_by = 'administrator' and not exists (
      select from action_log where role = 'administrator' and station_id = observation.station_id
      and at = observation.decided_at
    )
    union all
    select 'owner: ' || (select count(*) from price_report where kind = 'owner') || ' words, ' || count(*) || ' logged'
    from action_log where action in ('prices_set', 'prices_confirmed', 'schedule_published')
    having count(*) <> (select count(*) from price_report where kind = 'owner')
    union all
    select 'schedule ' || scheduled_price.id || ' is ' || state || ' with ' || words || ' words' from scheduled_price
    cross join lateral (
      select (select count(*) from observation where report_id in (select id from price_report where key = scheduled_price.id))
        + (select count(*) from confirmation where report_id in (select id from price_report where key = scheduled_price.id)) as words
    ) written
    where words <> case state when 'published' then 1 else 0 end
    union all
    select 'scheduled: ' || (select count(*) from scheduled_price) || ' rows, ' || count(*) || ' logged'
    from action_log where action = 'prices_scheduled'
    having count(*) <> (select count(*) from scheduled_price)
  `.execute(db);
  return rows.map(({ fault }) => fault);
}

/** Derives claims and current prices anew: nothing may change by that. */
async function derived({ kysely }: Database): Promise<string[]> {
  const faults: string[] = [];
  const undo = new Error('undone');
  const check = inTransaction(kysely, async (tx) => {
    await lockBoardVersion(tx);
    const pairs = await tx
      .selectFrom('price_report')
      .innerJoin('observation', 'observation.report_id', 'price_report.id')
      .select(['observation.station_id as stationId', 'fuel_type_id as fuelTypeId'])
      .distinct()
      .execute();
    const { now } = await tx
      .selectFrom('price_report')
      .select((eb) => eb.fn.max('received_at').as('now'))
      .executeTakeFirstOrThrow();
    if (now) {
      const change = new PriceChange(tx, now);
      const { changed } = await foldPairs(change, pairs);
      const { moved } = await deriveCurrentPrices(tx, now, pairs);
      const dropped = await reviewProvisional(change, pairs, true);
      if (changed.length > 0) faults.push('claims that do not follow from what was said');
      if (moved.length > 0) faults.push('a current price that does not follow from the log');
      if (dropped.length > 0) faults.push('a price that holds without what it was measured by');
    }
    throw undo;
  });
  await check.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return faults;
}
