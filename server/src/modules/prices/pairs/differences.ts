/** Writes the outcomes that folding again has changed (decision 0005). */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import { isOutvoted } from '../fold/disputes.ts';
import {
  isCorrected,
  type Confirmation,
  type Dispute,
  type SaidPrice,
} from '../fold/pair-state.ts';
import { rowSource, type Columns } from '../log/word-rows.ts';
import type { Pair } from '../word.ts';
import { sourceOf } from '../author.ts';
import type { OpenPair } from './open-pair.ts';
import type { ConfirmationRow, DisputeRow, KeptPrice } from './read-pairs.ts';

/** The changes to stored rows. */
export interface Difference {
  prices: { pair: Pair; row: KeptPrice; said: Decision }[];
  /** Prices that are now confirmations, and vice versa. */
  confirmed: { pair: Pair; row: KeptPrice; said: Confirmation }[];
  claimed: { pair: Pair; row: ConfirmationRow; said: SaidPrice }[];
  /** Confirmations that would now be refused. */
  unheard: { pair: Pair; row: ConfirmationRow }[];
  disputes: { pair: Pair; row: DisputeRow; said: ToldDispute }[];
}

/** A dispute, and whether it is open but outvoted. */
type ToldDispute = Dispute & { isOutvoted: boolean };

type Decision = Pick<SaidPrice, (typeof DECISION)[number]>;
const DECISION = [
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

/** Compares the rows of stations and fuels with their folded states. */
export function differenceOf(pairs: readonly OpenPair[]): Difference {
  const difference: Difference = {
    prices: [],
    confirmed: [],
    claimed: [],
    unheard: [],
    disputes: [],
  };
  for (const { pair, state, ...rows } of pairs) {
    const priceOf = new Map(state.prices.map((said) => [said.id, said]));
    const confirmationOf = new Map(state.confirmations.map((said) => [said.id, said]));
    for (const [turn, row] of rows.prices) {
      const confirmed = confirmationOf.get(turn);
      const said = priceOf.get(turn) ?? notLetIn(row);
      if (confirmed) difference.confirmed.push({ pair, row, said: confirmed });
      else if (isOther(row, said)) difference.prices.push({ pair, row, said });
    }
    for (const [turn, row] of rows.confirmations) {
      const said = priceOf.get(turn);
      if (said) difference.claimed.push({ pair, row, said });
      else if (!confirmationOf.has(turn) && !isCorrected(row, state.prices)) {
        difference.unheard.push({ pair, row });
      }
    }
    for (const dispute of state.disputes) {
      const row = rows.disputes.get(dispute.id)!;
      const isOpen = dispute.closedAt === null;
      const said = { ...dispute, isOutvoted: isOpen && isOutvoted(dispute, state) };
      if (isOtherDispute(row, said)) difference.disputes.push({ pair, row, said });
    }
  }
  return difference;
}

/** A price that would now be refused lapses, superseded by an earlier report. */
const notLetIn = (row: KeptPrice): Decision => ({
  ...row,
  state: 'lapsed',
  decidedBy: 'overtaken',
  decidedAt: row.receivedAt,
  decidedReport: null,
});

const isOther = (row: KeptPrice, said: Decision): boolean =>
  DECISION.some((key) => row[key] !== said[key]);

/** A different closing time with the same reason is no change. */
const isOtherDispute = (row: DisputeRow, said: ToldDispute): boolean =>
  row.isOutvoted !== said.isOutvoted ||
  row.price !== said.price ||
  row.needed !== said.needed ||
  row.against !== said.against ||
  (row.closedAt === null) !== (said.closedAt === null) ||
  row.closedBy !== said.closedBy ||
  row.outcome !== said.outcome;

const dateOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Writes a difference, in one or two statements per kind. @returns the stations with changes */
export async function writeDifference(tx: Executor, difference: Difference): Promise<number[]> {
  const { prices, confirmed, claimed, unheard, disputes } = difference;
  await writeDecisions(tx, prices);
  await confirmInstead(tx, confirmed);
  await claimInstead(tx, claimed);
  await writeDisputes(tx, disputes);
  if (unheard.length > 0) {
    const ids = unheard.map(({ row }) => row.id);
    await sql`update confirmation set undone = true where id = any(${ids}::bigint[])`.execute(tx);
  }
  const all = [prices, confirmed, claimed, unheard, disputes];
  return all.flatMap((some) => some.map(({ pair }) => pair.stationId));
}

async function writeDecisions(tx: Executor, prices: Difference['prices']): Promise<void> {
  if (prices.length === 0) return;
  type Row = Difference['prices'][number];
  await sql`
    update observation set state = told.state, doubtful = told.doubtful, reason = told.reason,
      decided_by = told.decided_by, decided_at = told.decided_at, decided_report = told.decided_report,
      decision_reason = told.decision_reason, voices = told.voices, needed = told.needed,
      also_disputed = told.also_disputed
    from ${rowSource<Row>('told', prices, {
      id: ['bigint', ({ row }) => row.id],
      ...decisionColumns<Row>(),
    })}
    where observation.id = told.id
  `.execute(tx);
}

const decisionColumns = <Row extends { said: Decision }>(): Columns<Row> => ({
  state: ['text', ({ said }) => said.state],
  doubtful: ['boolean', ({ said }) => said.doubtful],
  reason: ['text', ({ said }) => said.reason],
  decided_by: ['text', ({ said }) => said.decidedBy],
  decided_at: ['timestamptz', ({ said }) => dateOf(said.decidedAt)],
  decided_report: ['uuid', ({ said }) => said.decidedReport],
  decision_reason: ['text', ({ said }) => said.decisionReason],
  voices: ['smallint', ({ said }) => said.voices],
  needed: ['smallint', ({ said }) => said.needed],
  also_disputed: ['boolean', ({ said }) => said.isAlsoDisputed],
});

/** Turns prices equal to the current one into confirmations. */
async function confirmInstead(tx: Executor, confirmed: Difference['confirmed']): Promise<void> {
  if (confirmed.length === 0) return;
  const ids = confirmed.map(({ row }) => row.id);
  type Row = Difference['confirmed'][number];
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
    from ${rowSource<Row>('said', confirmed, {
      ...saidColumns<Row>(),
      confirmed_at: ['timestamptz', ({ said }) => dateOf(said.seenAt)],
      known: ['boolean', ({ said }) => said.isKnown],
    })}
    order by position
  `.execute(tx);
}

/** Turns confirmations of a price no longer current into prices. */
async function claimInstead(tx: Executor, claimed: Difference['claimed']): Promise<void> {
  if (claimed.length === 0) return;
  const ids = claimed.map(({ row }) => row.id);
  type Row = Difference['claimed'][number];
  // Undone first: that marks the days whose figures must be computed again.
  await sql`update confirmation set undone = true where id = any(${ids}::bigint[])`.execute(tx);
  await sql`
    with said as (
      select * from ${rowSource<Row>('said', claimed, {
        ...saidColumns<Row>(),
        ...decisionColumns<Row>(),
        id: ['bigint', ({ row }) => row.id],
        observed_at: ['timestamptz', ({ said }) => dateOf(said.seenAt)],
        known: ['boolean', ({ said }) => said.isKnown],
        source: ['text', ({ said }) => sourceOf(said.origin)],
      })}
    ), gone as (
      delete from confirmation using said where confirmation.id = said.id
    )
    insert into observation (
      station_id, fuel_type_id, price, observed_at, received_at, source, origin, claimant, report_id, known, facts, turn, state,
      doubtful, reason, decided_by, decided_at, decided_report, decision_reason, voices, needed, also_disputed
    )
    select station_id, fuel_type_id, price, observed_at, received_at, source, origin, claimant, report_id, known, facts, turn, state,
      doubtful, reason, decided_by, decided_at, decided_report, decision_reason, voices, needed, also_disputed
    from said order by position
  `.execute(tx);
}

const saidColumns = <Row extends { pair: Pair; row: ConfirmationRow }>(): Columns<Row> => ({
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
    update price_dispute set price = told.price, needed = told.needed, against = told.against, closed_at = told.closed_at,
      closed_by = told.closed_by, outcome = told.outcome, outvoted = told.outvoted
    from ${rowSource<Row>('told', disputes, {
      id: ['bigint', ({ row }) => row.id],
      price: ['integer', ({ said }) => said.price],
      needed: ['smallint', ({ said }) => said.needed],
      against: ['text', ({ said }) => said.against],
      closed_at: ['timestamptz', ({ said }) => dateOf(said.closedAt)],
      closed_by: ['text', ({ said }) => said.closedBy],
      outcome: ['text', ({ said }) => said.outcome],
      outvoted: ['boolean', ({ said }) => said.isOutvoted],
    })}
    where price_dispute.id = told.id
  `.execute(tx);
}
