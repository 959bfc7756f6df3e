/** Appends evaluated prices and confirmations to the log. */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { newPrice } from '../fold/new-price.ts';
import type { EvaluatedReport } from '../evaluate/evaluated-report.ts';
import { sourceOf, type ReportAuthor } from '../author.ts';
import type { Pair } from '../reported-price.ts';
import { withReport, type NewReport } from './price-reports.ts';
import { rowSource, reportedPriceColumns } from './row-source.ts';

const isKnown = ({ isKnown = false }: EvaluatedReport): boolean => isKnown;
const factsOf = ({ facts }: EvaluatedReport) => facts && JSON.stringify(facts);

/**
 * Appends evaluated reports to the log, in their order.
 * @param evaluated the new ones
 * @param report the report that contains them, if it is new
 * @returns their ids, in the same order
 */
export async function appendObservations(
  tx: Executor,
  author: ReportAuthor,
  receivedAt: Date,
  evaluated: readonly EvaluatedReport[],
  report?: NewReport,
): Promise<string[]> {
  if (evaluated.length === 0) return [];
  const { origin, person, reportId, runId } = author;
  const now = receivedAt.toISOString();
  const at = receivedAt.getTime();
  const rows = evaluated.map((one) => ({ ...one, logged: newPrice(author, at, one) }));
  type Row = (typeof rows)[number];
  const appended = await sql<{ id: string }>`
    ${report ? withReport(report, receivedAt) : sql``}
    insert into observation (
      station_id, fuel_type_id, price, observed_at, received_at, source, origin, claimant, report_id, import_run_id,
      state, doubtful, reason, reference_price, last_price, decided_at, decided_by, named_station_id, voices, known, facts
    )
    select station_id, fuel_type_id, price, observed_at, ${now}::timestamptz, ${sourceOf(origin)}, ${origin},
      ${person ?? null}, ${reportId ?? null}::uuid, ${runId ?? null}::integer, state, doubtful, reason,
      reference, last, case when decided then ${now}::timestamptz end, case when decided then ${origin} end, named,
      voices, known, facts
    from ${rowSource<Row>('claim', rows, {
      ...reportedPriceColumns<Row>(({ reported }) => reported),
      state: ['text', ({ logged }) => logged.state],
      doubtful: ['boolean', ({ logged }) => logged.doubtful],
      reason: ['text', ({ logged }) => logged.reason],
      voices: ['smallint', ({ logged }) => logged.supporters],
      reference: ['integer', ({ reference }) => reference && Math.round(reference)],
      last: ['integer', ({ lastPrice }) => lastPrice],
      named: ['integer', ({ reported }) => reported.namedStationId],
      decided: ['boolean', ({ logged }) => logged.decidedBy !== null],
      known: ['boolean', isKnown],
      facts: ['jsonb', factsOf],
    })}
    order by position
    returning id
  `.execute(tx);
  return appended.rows.map(({ id }) => id);
}

/**
 * Appends confirmations of current prices (rule price-confirmed). @param report as for `appendObservations` @returns the
 * ids
 */
export async function appendConfirmations(
  tx: Executor,
  { origin, person, reportId }: Pick<ReportAuthor, 'origin' | 'person' | 'reportId'>,
  now: Date,
  evaluated: readonly EvaluatedReport[],
  report?: NewReport,
): Promise<string[]> {
  if (evaluated.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    ${report ? withReport(report, now) : sql``}
    insert into confirmation
      (station_id, fuel_type_id, price, confirmed_at, received_at, origin, claimant, report_id, known, facts)
    select station_id, fuel_type_id, price, observed_at, ${now.toISOString()}::timestamptz, ${origin},
      ${person ?? null}, ${reportId ?? null}::uuid, known, facts
    from ${rowSource<EvaluatedReport>('claim', evaluated, {
      ...reportedPriceColumns<EvaluatedReport>(({ reported }) => reported),
      known: ['boolean', isKnown],
      facts: ['jsonb', factsOf],
    })}
    returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Accepts waiting observations without doubt, because their origin has stated a similar price on a later day.
 * @returns the id, station and fuel of each
 */
export async function acceptRepeated(
  tx: Executor,
  { origin, runId }: ReportAuthor,
  now: Date,
  ids: readonly string[],
): Promise<(Pair & { id: string })[]> {
  if (ids.length === 0) return [];
  return await tx
    .updateTable('observation')
    .set({
      state: 'accepted',
      doubtful: false,
      decided_at: now,
      decided_by: origin,
      decision_reason: 'repeated',
      decided_run_id: runId ?? null,
    })
    .where('id', '=', sql<string>`any(${[...new Set(ids)]}::bigint[])`)
    .returning(['id', 'station_id as stationId', 'fuel_type_id as fuelTypeId'])
    .execute();
}
