/** Compares stored rows with the folded state, and writes the outcomes that have changed (decision 0005). */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { isOutvoted } from '../fold/disputes.ts';
import {
  isCorrected,
  type Confirmation,
  type Dispute,
  type LoggedPrice,
} from '../fold/pair-state.ts';
import { rowSource, type Columns } from '../log/row-source.ts';
import type { Pair } from '../reported-price.ts';
import { sourceOf } from '../author.ts';
import type { OpenPair } from './open-pair.ts';
import type { ConfirmationRow, DisputeRow, StoredPrice } from './read-pairs.ts';

/** The changes to stored rows. */
export interface Difference {
  prices: { pair: Pair; row: StoredPrice; folded: Decision }[];
  /** Prices that are now confirmations, and vice versa. */
  nowConfirmations: { pair: Pair; row: StoredPrice; folded: Confirmation }[];
  nowPrices: { pair: Pair; row: ConfirmationRow; folded: LoggedPrice }[];
  /** Confirmations that would now be refused. */
  refused: { pair: Pair; row: ConfirmationRow }[];
  disputes: { pair: Pair; row: DisputeRow; folded: FoldedDispute }[];
}

/** A dispute, and whether it is open but outvoted. */
type FoldedDispute = Dispute & { isOutvoted: boolean };

type Decision = Pick<LoggedPrice, (typeof DECISION_FIELDS)[number]>;
const DECISION_FIELDS = [
  'state',
  'doubtful',
  'reason',
  'decidedBy',
  'decidedAt',
  'decidedReport',
  'decisionReason',
  'supporters',
  'needed',
  'inheritsDisputes',
] as const;

/** Compares the rows of stations and fuels with their folded states. */
export function differenceOf(pairs: readonly OpenPair[]): Difference {
  const difference: Difference = {
    prices: [],
    nowConfirmations: [],
    nowPrices: [],
    refused: [],
    disputes: [],
  };
  for (const { pair, state, ...rows } of pairs) {
    const priceOf = new Map(state.prices.map((folded) => [folded.id, folded]));
    const confirmationOf = new Map(state.confirmations.map((folded) => [folded.id, folded]));
    for (const [foldId, row] of rows.prices) {
      const confirmed = confirmationOf.get(foldId);
      const folded = priceOf.get(foldId) ?? asRefused(row);
      if (confirmed) difference.nowConfirmations.push({ pair, row, folded: confirmed });
      else if (isChanged(row, folded)) difference.prices.push({ pair, row, folded });
    }
    for (const [foldId, row] of rows.confirmations) {
      const folded = priceOf.get(foldId);
      if (folded) difference.nowPrices.push({ pair, row, folded });
      // A confirmation whose author reported another price within the hour is left out of the state, but stays stored.
      else if (!confirmationOf.has(foldId) && !isCorrected(row, state.prices)) {
        difference.refused.push({ pair, row });
      }
    }
    for (const dispute of state.disputes) {
      const row = rows.disputes.get(dispute.id)!;
      const isOpen = dispute.closedAt === null;
      const folded = { ...dispute, isOutvoted: isOpen && isOutvoted(dispute, state) };
      if (isDisputeChanged(row, folded)) difference.disputes.push({ pair, row, folded });
    }
  }
  return difference;
}

/** The decision on a price that would now be refused, as a report before it counts again: it lapses. */
const asRefused = (row: StoredPrice): Decision => ({
  ...row,
  state: 'lapsed',
  decidedBy: 'overtaken',
  decidedAt: row.receivedAt,
  decidedReport: null,
});

const isChanged = (row: StoredPrice, folded: Decision): boolean =>
  DECISION_FIELDS.some((key) => row[key] !== folded[key]);

/** A different closing time with the same reason is no change. */
const isDisputeChanged = (row: DisputeRow, folded: FoldedDispute): boolean =>
  row.isOutvoted !== folded.isOutvoted ||
  row.price !== folded.price ||
  row.needed !== folded.needed ||
  row.against !== folded.against ||
  (row.closedAt === null) !== (folded.closedAt === null) ||
  row.closedBy !== folded.closedBy ||
  row.outcome !== folded.outcome;

const dateOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Writes a difference, in one or two statements per kind. @returns the stations with changes */
export async function writeDifference(tx: Executor, difference: Difference): Promise<number[]> {
  const { prices, nowConfirmations, nowPrices, refused, disputes } = difference;
  await writeDecisions(tx, prices);
  await turnIntoConfirmations(tx, nowConfirmations);
  await turnIntoPrices(tx, nowPrices);
  await writeDisputes(tx, disputes);
  if (refused.length > 0) {
    const ids = refused.map(({ row }) => row.id);
    await sql`update confirmation set undone = true where id = any(${ids}::bigint[])`.execute(tx);
  }
  const all = [prices, nowConfirmations, nowPrices, refused, disputes];
  return all.flatMap((some) => some.map(({ pair }) => pair.stationId));
}

async function writeDecisions(tx: Executor, prices: Difference['prices']): Promise<void> {
  if (prices.length === 0) return;
  type Row = Difference['prices'][number];
  await sql`
    update observation set state = folded.state, doubtful = folded.doubtful, reason = folded.reason,
      decided_by = folded.decided_by, decided_at = folded.decided_at, decided_report = folded.decided_report,
      decision_reason = folded.decision_reason, voices = folded.voices, needed = folded.needed,
      also_disputed = folded.also_disputed
    from ${rowSource<Row>('folded', prices, {
      id: ['bigint', ({ row }) => row.id],
      ...decisionColumns<Row>(),
    })}
    where observation.id = folded.id
  `.execute(tx);
}

const decisionColumns = <Row extends { folded: Decision }>(): Columns<Row> => ({
  state: ['text', ({ folded }) => folded.state],
  doubtful: ['boolean', ({ folded }) => folded.doubtful],
  reason: ['text', ({ folded }) => folded.reason],
  decided_by: ['text', ({ folded }) => folded.decidedBy],
  decided_at: ['timestamptz', ({ folded }) => dateOf(folded.decidedAt)],
  decided_report: ['uuid', ({ folded }) => folded.decidedReport],
  decision_reason: ['text', ({ folded }) => folded.decisionReason],
  voices: ['smallint', ({ folded }) => folded.supporters],
  needed: ['smallint', ({ folded }) => folded.needed],
  also_disputed: ['boolean', ({ folded }) => folded.inheritsDisputes],
});

/** Turns prices equal to the current one into confirmations. */
async function turnIntoConfirmations(
  tx: Executor,
  nowConfirmations: Difference['nowConfirmations'],
): Promise<void> {
  if (nowConfirmations.length === 0) return;
  const ids = nowConfirmations.map(({ row }) => row.id);
  type Row = Difference['nowConfirmations'][number];
  await sql`delete from current_price where observation_id = any(${ids}::bigint[])`.execute(tx);
  // Withdrawn first: that marks the days whose figures must be computed again.
  await sql`update observation set state = 'withdrawn' where id = any(${ids}::bigint[])`.execute(
    tx,
  );
  await sql`delete from observation where id = any(${ids}::bigint[])`.execute(tx);
  await sql`
    insert into confirmation
      (station_id, fuel_type_id, price, confirmed_at, received_at, origin, claimant, report_id, known, facts, turn)
    select station_id, fuel_type_id, price, confirmed_at, received_at, origin, claimant, report_id, known, facts, turn
    from ${rowSource<Row>('folded', nowConfirmations, {
      ...reportColumns<Row>(),
      confirmed_at: ['timestamptz', ({ folded }) => dateOf(folded.seenAt)],
      known: ['boolean', ({ folded }) => folded.isKnown],
    })}
    order by position
  `.execute(tx);
}

/** Turns confirmations of a price no longer current into prices. */
async function turnIntoPrices(tx: Executor, nowPrices: Difference['nowPrices']): Promise<void> {
  if (nowPrices.length === 0) return;
  const ids = nowPrices.map(({ row }) => row.id);
  type Row = Difference['nowPrices'][number];
  // Undone first: that marks the days whose figures must be computed again.
  await sql`update confirmation set undone = true where id = any(${ids}::bigint[])`.execute(tx);
  await sql`
    with folded as (
      select * from ${rowSource<Row>('folded', nowPrices, {
        ...reportColumns<Row>(),
        ...decisionColumns<Row>(),
        id: ['bigint', ({ row }) => row.id],
        observed_at: ['timestamptz', ({ folded }) => dateOf(folded.seenAt)],
        known: ['boolean', ({ folded }) => folded.isKnown],
        source: ['text', ({ folded }) => sourceOf(folded.origin)],
      })}
    ), gone as (
      delete from confirmation using folded where confirmation.id = folded.id
    )
    insert into observation (
      station_id, fuel_type_id, price, observed_at, received_at, source, origin, claimant, report_id, known, facts, turn, state,
      doubtful, reason, decided_by, decided_at, decided_report, decision_reason, voices, needed, also_disputed
    )
    select station_id, fuel_type_id, price, observed_at, received_at, source, origin, claimant, report_id, known, facts, turn, state,
      doubtful, reason, decided_by, decided_at, decided_report, decision_reason, voices, needed, also_disputed
    from folded order by position
  `.execute(tx);
}

const reportColumns = <Row extends { pair: Pair; row: ConfirmationRow }>(): Columns<Row> => ({
  station_id: ['integer', ({ pair }) => pair.stationId],
  fuel_type_id: ['integer', ({ pair }) => pair.fuelTypeId],
  price: ['integer', ({ row }) => row.price],
  received_at: ['timestamptz', ({ row }) => dateOf(row.receivedAt)],
  origin: ['text', ({ row }) => row.origin],
  claimant: ['text', ({ row }) => row.person],
  report_id: ['uuid', ({ row }) => row.reportId],
  turn: ['bigint', ({ row }) => row.turn],
  facts: ['jsonb', ({ row }) => row.facts && JSON.stringify(row.facts)],
});

async function writeDisputes(tx: Executor, disputes: Difference['disputes']): Promise<void> {
  if (disputes.length === 0) return;
  type Row = Difference['disputes'][number];
  await sql`
    update price_dispute set price = folded.price, needed = folded.needed, against = folded.against, closed_at = folded.closed_at,
      closed_by = folded.closed_by, outcome = folded.outcome, outvoted = folded.outvoted
    from ${rowSource<Row>('folded', disputes, {
      id: ['bigint', ({ row }) => row.id],
      price: ['integer', ({ folded }) => folded.price],
      needed: ['smallint', ({ folded }) => folded.needed],
      against: ['text', ({ folded }) => folded.against],
      closed_at: ['timestamptz', ({ folded }) => dateOf(folded.closedAt)],
      closed_by: ['text', ({ folded }) => folded.closedBy],
      outcome: ['text', ({ folded }) => folded.outcome],
      outvoted: ['boolean', ({ folded }) => folded.isOutvoted],
    })}
    where price_dispute.id = folded.id
  `.execute(tx);
}
