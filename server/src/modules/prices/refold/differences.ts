/** Writes into the log what folding a pair has made another of it (decision 0069). */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import {
  isSuperseded,
  type Confirmation,
  type Dispute,
  type PairState,
  type SaidPrice,
} from '../fold/pair-state.ts';
import { rowSource } from '../log/word-rows.ts';
import { sourceOf } from '../speaker.ts';
import type { ConfirmationRow, DisputeRow, PriceRow } from './read-pairs.ts';
import { timed, type PairWords } from './words-of-rows.ts';

/** What rows are to become. */
export interface Difference {
  prices: { row: PriceRow; said: Verdict }[];
  /** Prices that are confirmations by now, and the other way round. */
  confirmed: { row: PriceRow; said: Confirmation }[];
  claimed: { row: ConfirmationRow; said: SaidPrice }[];
  /** Confirmations that the door would not have let in. */
  unheard: ConfirmationRow[];
  disputes: { row: DisputeRow; said: Dispute }[];
}

type Verdict = Pick<SaidPrice, (typeof VERDICT)[number]>;
const VERDICT = [
  'state',
  'doubtful',
  'reason',
  'decidedBy',
  'decidedAt',
  'decidedReport',
  'decisionReason',
  'voices',
  'needed',
  'isAlsoDisputed',
] as const;

/** Tells the rows of a pair from what folding them made. */
export function differenceOf(
  { prices, confirmations, disputes }: PairWords,
  state: PairState,
): Difference {
  const priceOf = new Map(state.prices.map((said) => [said.id, said]));
  const confirmationOf = new Map(state.confirmations.map((said) => [said.id, said]));
  const difference: Difference = {
    prices: [],
    confirmed: [],
    claimed: [],
    unheard: [],
    disputes: [],
  };
  for (const [turn, row] of prices) {
    const confirmed = confirmationOf.get(turn);
    const said = priceOf.get(turn) ?? notLetIn(row);
    if (confirmed) difference.confirmed.push({ row, said: confirmed });
    else if (isOther(row, said)) difference.prices.push({ row, said });
  }
  for (const [turn, row] of confirmations) {
    const said = priceOf.get(turn);
    if (said) difference.claimed.push({ row, said });
    else if (!confirmationOf.has(turn) && !isSuperseded(timed(row), state)) {
      difference.unheard.push(row);
    }
  }
  for (const said of state.disputes) {
    const row = disputes.get(said.id)!;
    if (isOtherDispute(row, said)) difference.disputes.push({ row, said });
  }
  return difference;
}

/** A price that the door would not have let in is overtaken by what was said before. */
const notLetIn = (row: PriceRow): Verdict => ({
  ...row,
  state: 'lapsed',
  decidedBy: 'overtaken',
  decidedAt: row.receivedAt.getTime(),
  decidedReport: null,
});

const isOther = ({ decidedAt, ...row }: PriceRow, said: Verdict): boolean =>
  VERDICT.some((key) => key !== 'decidedAt' && row[key] !== said[key]) ||
  (decidedAt?.getTime() ?? null) !== said.decidedAt;

/** When one was closed tells nothing, as long as it was for the same reason. */
const isOtherDispute = (row: DisputeRow, said: Dispute): boolean =>
  row.needed !== said.needed ||
  row.against !== said.against ||
  (row.closedAt === null) !== (said.closedAt === null) ||
  row.closedBy !== said.closedBy ||
  row.outcome !== said.outcome;

const dateOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Writes a difference, in a statement or two for each kind. @returns true where there is one */
export async function writeDifference(tx: Executor, difference: Difference): Promise<boolean> {
  await writeVerdicts(tx, difference.prices);
  await confirmInstead(tx, difference.confirmed);
  await claimInstead(tx, difference.claimed);
  await writeDisputes(tx, difference.disputes);
  if (difference.unheard.length > 0) {
    const ids = difference.unheard.map(({ id }) => id);
    await sql`update confirmation set undone = true where id = any(${ids}::bigint[])`.execute(tx);
  }
  return Object.values(difference).some((some) => some.length > 0);
}

async function writeVerdicts(tx: Executor, prices: Difference['prices']): Promise<void> {
  if (prices.length === 0) return;
  type Row = Difference['prices'][number];
  await sql`
    update observation set state = told.state, doubtful = told.doubtful, reason = told.reason,
      decided_by = told.decided_by, decided_at = told.decided_at, decided_report = told.decided_report,
      decision_reason = told.decision_reason, voices = told.voices, needed = told.needed,
      also_disputed = told.also_disputed
    from ${rowSource<Row>('told', prices, {
      id: ['bigint', ({ row }) => row.id],
      ...verdictColumns<Row>(({ said }) => said),
    })}
    where observation.id = told.id
  `.execute(tx);
}

const verdictColumns = <Row>(
  saidOf: (row: Row) => Verdict,
): Record<string, [string, (row: Row) => unknown]> => ({
  state: ['text', (row) => saidOf(row).state],
  doubtful: ['boolean', (row) => saidOf(row).doubtful],
  reason: ['text', (row) => saidOf(row).reason],
  decided_by: ['text', (row) => saidOf(row).decidedBy],
  decided_at: ['timestamptz', (row) => dateOf(saidOf(row).decidedAt)],
  decided_report: ['uuid', (row) => saidOf(row).decidedReport],
  decision_reason: ['text', (row) => saidOf(row).decisionReason],
  voices: ['smallint', (row) => saidOf(row).voices],
  needed: ['smallint', (row) => saidOf(row).needed],
  also_disputed: ['boolean', (row) => saidOf(row).isAlsoDisputed],
});

/** Lets prices be confirmations: they say what holds. */
async function confirmInstead(tx: Executor, confirmed: Difference['confirmed']): Promise<void> {
  if (confirmed.length === 0) return;
  const ids = confirmed.map(({ row }) => row.id);
  type Row = Difference['confirmed'][number];
  await sql`delete from current_price where observation_id = any(${ids}::bigint[])`.execute(tx);
  // Withdrawn first: that marks the days of which the figures follow anew.
  await sql`update observation set state = 'withdrawn' where id = any(${ids}::bigint[])`.execute(
    tx,
  );
  await sql`delete from observation where id = any(${ids}::bigint[])`.execute(tx);
  await sql`
    insert into confirmation
      (station_id, fuel_type_id, price, confirmed_at, received_at, origin, claimant, report_id, known, facts)
    select station_id, fuel_type_id, price, confirmed_at, received_at, origin, claimant, report_id, known, facts
    from ${rowSource<Row>('said', confirmed, {
      ...saidColumns<Row>(({ row }) => row),
      confirmed_at: ['timestamptz', ({ said }) => dateOf(said.seenAt)],
      known: ['boolean', ({ said }) => said.isKnown],
    })}
    order by position
  `.execute(tx);
}

/** Lets confirmations be prices: what they confirmed is not there any more. */
async function claimInstead(tx: Executor, claimed: Difference['claimed']): Promise<void> {
  if (claimed.length === 0) return;
  type Row = Difference['claimed'][number];
  await sql`
    with said as (
      select * from ${rowSource<Row>('said', claimed, {
        ...saidColumns<Row>(({ row }) => row),
        ...verdictColumns<Row>(({ said }) => said),
        id: ['bigint', ({ row }) => row.id],
        observed_at: ['timestamptz', ({ said }) => dateOf(said.seenAt)],
        known: ['boolean', ({ said }) => said.isKnown],
        source: ['text', ({ said }) => sourceOf(said.origin)],
      })}
    ), gone as (
      delete from confirmation using said where confirmation.id = said.id
    )
    insert into observation (
      station_id, fuel_type_id, price, observed_at, received_at, source, origin, claimant, report_id, known, facts, state,
      doubtful, reason, decided_by, decided_at, decided_report, decision_reason, voices, needed, also_disputed
    )
    select station_id, fuel_type_id, price, observed_at, received_at, source, origin, claimant, report_id, known, facts, state,
      doubtful, reason, decided_by, decided_at, decided_report, decision_reason, voices, needed, also_disputed
    from said order by position
  `.execute(tx);
}

const saidColumns = <Row>(
  rowOf: (row: Row) => ConfirmationRow,
): Record<string, [string, (row: Row) => unknown]> => ({
  station_id: ['integer', (row) => rowOf(row).stationId],
  fuel_type_id: ['integer', (row) => rowOf(row).fuelTypeId],
  price: ['integer', (row) => rowOf(row).price],
  received_at: ['timestamptz', (row) => rowOf(row).receivedAt.toISOString()],
  origin: ['text', (row) => rowOf(row).origin],
  claimant: ['text', (row) => rowOf(row).person],
  report_id: ['uuid', (row) => rowOf(row).reportId],
  facts: ['jsonb', (row) => rowOf(row).facts && JSON.stringify(rowOf(row).facts)],
});

async function writeDisputes(tx: Executor, disputes: Difference['disputes']): Promise<void> {
  if (disputes.length === 0) return;
  type Row = Difference['disputes'][number];
  await sql`
    update price_dispute set needed = told.needed, against = told.against, closed_at = told.closed_at,
      closed_by = told.closed_by, outcome = told.outcome
    from ${rowSource<Row>('told', disputes, {
      id: ['bigint', ({ row }) => row.id],
      needed: ['smallint', ({ said }) => said.needed],
      against: ['text', ({ said }) => said.against],
      closed_at: ['timestamptz', ({ said }) => dateOf(said.closedAt)],
      closed_by: ['text', ({ said }) => said.closedBy],
      outcome: ['text', ({ said }) => said.outcome],
    })}
    where price_dispute.id = told.id
  `.execute(tx);
}
