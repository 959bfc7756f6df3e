/** Reads the evidence from which the states of drivers' claims follow. */
import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import {
  CHANGEABLE,
  DECISIVE,
  type DriverClaim,
  type Evidence,
  type FixedPrice,
  type HeardConfirmation,
  type Leaning,
} from '../judge/driver-claim.ts';
import { keyOf, type Pair } from '../word.ts';
import { SUPERSEDED } from './superseded.ts';

/** A driver's claim with the state that the log keeps. */
export interface KeptClaim extends DriverClaim {
  state: string;
  decidedBy: string | null;
  decidedAt: number | null;
  decidedReport: string | null;
}

export interface PairEvidence extends Evidence, Pair {
  claims: KeptClaim[];
}

/** The newest accepted prices of a fuel that are read, and confirmations: the evidence is of days. */
const WORDS_READ = 100;

interface Row extends Pair {
  kind: 'claim' | 'fixed' | 'confirmation';
  locked: boolean;
  id: string;
  price: number;
  seen_at: Date;
  received_at: Date;
  origin: string;
  person: string | null;
  report_id: string | null;
  reason: string | null;
  last_price: number | null;
  state: string;
  decided_by: string | null;
  decided_at: Date | null;
  decided_report: string | null;
}

/**
 * True for a verdict that the evidence can still change; of somebody who has gone only what others' words have decided.
 * @param since the earliest decision that it can change
 */
const canChange = (since: Date) => sql`(
  observation.origin = 'driver' and (
    (observation.state in ('reported', 'held') and observation.claimant is not null)
    or (observation.state in ('accepted', 'rejected', 'lapsed') and observation.decision_reason is null
      and observation.decided_by = any(case when observation.claimant is null
        then ${[...DECISIVE]}::text[] else ${[...CHANGEABLE]}::text[] end)
      and observation.decided_at >= ${since.toISOString()}::timestamptz)
  )
) is true`;

/** What an administrator took back is confirmed by nobody's earlier word; an import's undoing says nothing of people. */
const TAKEN_BACK = sql`exists (
  select from observation as gone
  where gone.station_id = confirmation.station_id and gone.fuel_type_id = confirmation.fuel_type_id
  and gone.price = confirmation.price and gone.state = 'withdrawn' and gone.decided_by <> 'author'
  and gone.decision_reason is distinct from 'undo' and gone.decided_at >= confirmation.received_at
)`;

const OBSERVED = sql`observation.station_id as "stationId", observation.fuel_type_id as "fuelTypeId", observation.id,
  observation.price, observation.observed_at as seen_at, observation.received_at, observation.origin,
  observation.claimant as person, observation.report_id, observation.reason, observation.last_price, observation.state,
  observation.decided_by, observation.decided_at, observation.decided_report`;

/**
 * Reads, in one statement, the evidence about those of the stations' fuels that have a driver's claim which can still
 * change: one that waits, or that others' words decided so recently that they can be taken back.
 * @param since the earliest such decision
 */
export async function readEvidence(
  tx: Executor,
  pairs: readonly Pair[],
  since: Date,
): Promise<PairEvidence[]> {
  const { rows } = await sql<Row>`
    with claim as materialized (
      select ${OBSERVED} from observation
      where (observation.station_id, observation.fuel_type_id) in (select * from unnest(
        ${pairs.map(({ stationId }) => stationId)}::integer[],
        ${pairs.map(({ fuelTypeId }) => fuelTypeId)}::integer[]
      )) and observation.origin = 'driver' and ${canChange(since)}
    ), pair as (
      select distinct "stationId", "fuelTypeId" from claim
    )
    select 'claim' as kind, claim.*, exists (select from locked_email where hash = claim.person) as locked from claim
    union all
    select 'fixed', fixed.*, false from pair cross join lateral (
      select ${OBSERVED} from observation
      where observation.station_id = pair."stationId" and observation.fuel_type_id = pair."fuelTypeId"
      and source <> 'demo' and not doubtful and not ${canChange(since)}
      and (state = 'accepted'
        or (origin = 'driver' and state in ('rejected', 'withdrawn') and decided_by is distinct from 'author'))
      order by observed_at desc, id desc limit ${sql.lit(WORDS_READ)}
    ) fixed
    union all
    select 'confirmation', said.*, false from pair cross join lateral (
      select confirmation.station_id, confirmation.fuel_type_id, id, price, confirmed_at, received_at, origin, claimant,
        report_id, null, null::integer, '', null, null::timestamptz, null::uuid
      from confirmation
      where confirmation.station_id = pair."stationId" and confirmation.fuel_type_id = pair."fuelTypeId"
      and not undone and not ${SUPERSEDED} and not ${TAKEN_BACK}
      order by confirmed_at desc, id desc limit ${sql.lit(WORDS_READ)}
    ) said
    order by id
  `.execute(tx);
  return [...Map.groupBy(rows, keyOf).values()].map((group) => ({
    stationId: group[0]!.stationId,
    fuelTypeId: group[0]!.fuelTypeId,
    claims: group.filter(({ kind }) => kind === 'claim').map(toClaim),
    fixed: group.filter(({ kind }) => kind === 'fixed').map(toFixed),
    confirmations: group.filter(({ kind }) => kind === 'confirmation').map(toConfirmation),
  }));
}

const toConfirmation = (row: Row): HeardConfirmation => ({
  origin: row.origin,
  person: row.person,
  price: row.price,
  seenAt: row.seen_at.getTime(),
  receivedAt: row.received_at.getTime(),
  reportId: row.report_id,
});

const toFixed = (row: Row): FixedPrice => ({
  ...toConfirmation(row),
  id: row.id,
  isSmall: row.decided_by === 'small',
  wasHeld: row.origin === 'driver' && row.reason === 'unusual',
  isVoid: row.state !== 'accepted',
});

const toClaim = (row: Row): KeptClaim => ({
  ...toConfirmation(row),
  id: row.id,
  ended: endOf(row),
  leaning: leaningOf(row.reason),
  base: row.last_price ?? undefined,
  state: row.state,
  decidedBy: row.decided_by,
  decidedAt: row.decided_at?.getTime() ?? null,
  decidedReport: row.decided_report,
});

/** What becomes of a claim that nobody's word decides any more, whose author has gone or is locked out. */
function endOf({ person, locked }: Row): KeptClaim['ended'] {
  if (person === null) return { state: 'withdrawn', by: 'author' };
  return locked ? { state: 'rejected', by: 'administrator' } : undefined;
}

/** The gate's reason in the log: 'unusual' holds a claim, 'released' no longer does. */
function leaningOf(reason: string | null): Leaning {
  if (reason === 'unusual') return 'held';
  const found = (['small', 'proven', 'released', 'unsold'] as const).find((one) => one === reason);
  return found ?? 'plain';
}
