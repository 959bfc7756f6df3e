/**
 * Reads and writes known drivers' shares, the limited stations where their reports have effect (rule report-share,
 * decision 0065): the only writer of `known_share`.
 */
import { sql, type RawBuilder } from 'kysely';
import type { StationState } from '@pieno/contract/prices/prices.ts';
import { REPORT_GATE } from '@pieno/contract/prices/report-gate.ts';
import type { Executor } from '../../../db/database.ts';
import { renamedRows, type Renamed } from '../../../db/renamed.ts';
import { CONCERNS_FUEL } from '../../stations/states.ts';
import { hasShareLeft, isNearExpected, type Share, type ShareUse } from '../evaluate/share.ts';
import type { PriceChange } from '../price-change.ts';
import type { Pair } from '../reported-price.ts';
import { readRules } from '../rules.ts';
import { readShares } from './read-shares.ts';
import { rowSource } from './row-source.ts';

const HOUR_MS = 3_600_000;
/** Minimum time that a row is kept, as a rank may depend on it. */
const KEPT_MS = 90 * 24 * HOUR_MS;

/** A price, and the one expected from the belt's movement, if known; in thousandths of a euro. */
interface PriceMove extends Pair {
  price: number;
  expectedPrice?: number | undefined;
}

/** The remaining shares of known drivers, and those used in a change. */
export interface ShareAccount {
  /** True when the person's report has effect there as a known one. @param person the hash */
  has(person: string, move: PriceMove): boolean;
  /** Selects from a person's waiting reports those within the share. @param taken shares already used; extended here */
  choose<Report extends Pair>(person: string, reports: readonly Report[], taken: Share[]): Report[];
  /** Uses a share for a report that had effect, unless the price is near the expected one. */
  charge(
    report: Pick<ShareUse, 'person' | 'reportId' | 'disputeId'>,
    move: PriceMove,
    at: Date,
  ): void;
}

/** Reads the used shares of known drivers. */
export async function readShareAccount(change: PriceChange): Promise<ShareAccount> {
  const { limits, fuels } = await change.rules();
  const shares = await change.shares();
  const shareOf = (person: string, { stationId, fuelTypeId }: Pair): Share => ({
    person,
    stationId,
    decade: fuels.get(fuelTypeId)?.decade ?? 0,
  });
  const isCounted = ({ price, expectedPrice }: PriceMove) =>
    !isNearExpected(price, expectedPrice, limits);
  return {
    has: (person, move) =>
      !isCounted(move) ||
      hasShareLeft([...shares, ...change.shareUses], shareOf(person, move), limits),
    choose: (person, reports, taken) =>
      reports.filter((report) => {
        const share = shareOf(person, report);
        const isChosen = hasShareLeft([...shares, ...taken], share, limits);
        if (isChosen) taken.push(share);
        return isChosen;
      }),
    charge: ({ person, ...report }, move, at) => {
      if (isCounted(move)) change.shareUses.push({ ...report, ...shareOf(person, move), at });
    },
  };
}

/** A person's report about a station's state; for all fuels if none is named. */
interface StateReport {
  station_id: number;
  fuel_type_id: number | null;
  state: StationState['state'] | 'working';
  /** The person's hash. */
  claimant: string;
}

/**
 * Finds the shares that a known driver's report about a station's state needs: one per category concerned.
 * @returns undefined when one of them is not available
 */
export async function sharesForState(
  tx: Executor,
  now: Date,
  { station_id: stationId, fuel_type_id, state, claimant: person }: StateReport,
): Promise<ShareUse[] | undefined> {
  const { rows: taken } = await sql<{ decade: number }>`
    select distinct decade
    from (select ${fuel_type_id}::integer as fuel_type_id, ${state}::text as state) as reported
    join current_price on current_price.station_id = ${stationId}::integer
    join fuel_type on fuel_type.id = current_price.fuel_type_id
    where ${CONCERNS_FUEL}
  `.execute(tx);
  const { limits, ages } = await readRules(tx);
  const shares = await readShares(tx, now, ages);
  const spent = taken.map(({ decade }) => ({ person, stationId, decade, at: now }));
  return spent.every((share) => hasShareLeft(shares, share, limits)) ? spent : undefined;
}

/** Stores where known drivers' reports had effect. */
export async function writeShares(tx: Executor, spent: readonly ShareUse[]): Promise<void> {
  if (spent.length === 0) return;
  await sql`
    insert into known_share (person, station_id, decade, report_id, dispute_id, until)
    select person, station_id, decade, report_id, dispute_id,
      at + ${REPORT_GATE.shareHours}::integer * interval '1 hour'
    from ${rowSource<ShareUse>('spent', spent, {
      person: ['text', ({ person }) => person],
      station_id: ['integer', ({ stationId }) => stationId],
      decade: ['integer', ({ decade }) => decade],
      report_id: ['uuid', ({ reportId }) => reportId],
      dispute_id: ['bigint', ({ disputeId }) => disputeId],
      at: ['timestamptz', ({ at }) => at.toISOString()],
    })}
  `.execute(tx);
}

/** Returns when a withdrawn report's shares end. */
const shortened = (now: Date): Date =>
  new Date(now.getTime() + REPORT_GATE.shareBackHours * HOUR_MS);

/** SQL: ends a report's shares after a day, in the statement that withdraws it: `with … shared as (…)`. */
export const withShortened = (reportId: string, now: Date): RawBuilder<unknown> => sql`shared as (
  update known_share set until = least(until, ${shortened(now).toISOString()}::timestamptz)
  where report_id = ${reportId}::uuid
)`;

/** Ends the shares of a dispute, or of a person's reports about a station's state (by hash), after a day. */
export async function shortenShares(
  tx: Executor,
  now: Date,
  report: { disputeId: string } | { person: string; stationId: number },
): Promise<void> {
  const until = shortened(now);
  await tx
    .updateTable('known_share')
    .set({ until })
    .where('until', '>', until)
    .where((eb) => {
      if ('disputeId' in report) return eb('dispute_id', '=', report.disputeId);
      const { person, stationId } = report;
      const isState = eb.and([eb('report_id', 'is', null), eb('dispute_id', 'is', null)]);
      return eb.and([eb('person', '=', person), eb('station_id', '=', stationId), isState]);
    })
    .execute();
}

/** Deletes the shares of reports that lost their effect because another person's report was withdrawn. */
export async function releaseShares(
  tx: Executor,
  reports: { reports: readonly string[] } | { disputes: readonly string[] },
): Promise<void> {
  const [column, ids] =
    'reports' in reports
      ? (['report_id', reports.reports] as const)
      : (['dispute_id', reports.disputes] as const);
  if (ids.length === 0) return;
  await tx
    .deleteFrom('known_share')
    .where(column, 'in', [...ids])
    .execute();
}

/** Deletes the shares used by reports about fuels: they are counted again. */
export async function forgetSpent(
  tx: Executor,
  reports: readonly (Pair & { reportId: string })[],
): Promise<void> {
  if (reports.length === 0) return;
  await sql`
    delete from known_share using fuel_type, ${rowSource<(typeof reports)[number]>(
      'report',
      reports,
      {
        station_id: ['integer', ({ stationId }) => stationId],
        fuel_type_id: ['integer', ({ fuelTypeId }) => fuelTypeId],
        report_id: ['uuid', ({ reportId }) => reportId],
      },
    )}
    where known_share.station_id = report.station_id and known_share.decade = fuel_type.decade
    and fuel_type.id = report.fuel_type_id and known_share.report_id = report.report_id
  `.execute(tx);
}

/** Deletes the shares of a person no longer known, or those too old. */
export async function endShares(
  executor: Executor,
  of: { person: string } | { now: Date },
): Promise<void> {
  await executor
    .deleteFrom('known_share')
    .where((eb) =>
      'person' in of
        ? eb('person', '=', of.person)
        : eb('until', '<', new Date(of.now.getTime() - KEPT_MS)),
    )
    .execute();
}

/** Replaces people's hashes in shares. */
export async function renameShares(tx: Executor, renamed: Renamed): Promise<void> {
  await sql`
    update known_share set person = renamed.name from ${renamedRows(renamed)} where person = renamed.was
  `.execute(tx);
}
