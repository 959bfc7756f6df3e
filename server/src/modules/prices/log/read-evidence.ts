/** Reads the evidence from which the states of drivers' claims follow. */
import { sql } from 'kysely';
import type { FuelUnit } from '@pieno/contract/fuels.ts';
import type { Executor } from '../../../db/database.ts';
import {
  DERIVED,
  type DriverClaim,
  type Evidence,
  type FixedPrice,
  type HeardConfirmation,
  type Leaning,
} from '../judge/driver-claim.ts';
import type { Pair } from '../current/settle.ts';

/** A driver's claim with the state that the log keeps. */
export interface KeptClaim extends DriverClaim {
  state: string;
  decidedBy: string | null;
  decidedAt: number | null;
  decidedReport: string | null;
}

export interface PairEvidence extends Evidence, Pair {
  unit: FuelUnit;
  claims: KeptClaim[];
}

/** The newest accepted prices of a fuel that are read: the evidence is of days. */
const PRICES_READ = 100;

/**
 * Reads the evidence about those of the stations' fuels that have a driver's claim which can still change: one that
 * waits, or that others' words decided so recently that they can be taken back.
 * @param since the earliest such decision
 */
export async function readEvidence(
  tx: Executor,
  pairs: readonly Pair[],
  since: Date,
): Promise<PairEvidence[]> {
  const found = await readClaims(tx, pairs, since);
  const byPair = Map.groupBy(found, (row) => keyOf(row));
  if (byPair.size === 0) return [];
  const changing = [...byPair.values()].map(([first]) => first!);
  const fixed = Map.groupBy(await readFixed(tx, changing, since), keyOf);
  const said = Map.groupBy(await readConfirmations(tx, changing), keyOf);
  return changing.map(({ stationId, fuelTypeId }) => {
    const key = keyOf({ stationId, fuelTypeId });
    return {
      stationId,
      fuelTypeId,
      unit: byPair.get(key)![0]!.unit,
      claims: byPair.get(key)!,
      fixed: fixed.get(key) ?? [],
      confirmations: said.get(key) ?? [],
    };
  });
}

const keyOf = ({ stationId, fuelTypeId }: Pair) => `${stationId}/${fuelTypeId}`;

const pairsOf = (pairs: readonly Pair[]) => sql`(
  select distinct station_id, fuel_type_id from unnest(
    ${pairs.map(({ stationId }) => stationId)}::integer[],
    ${pairs.map(({ fuelTypeId }) => fuelTypeId)}::integer[]
  ) as pair (station_id, fuel_type_id)
) as pair`;

/** True for a verdict that the evidence can still change. */
const canChange = (since: Date) => sql`(
  observation.origin = 'driver' and observation.claimant is not null and (
    observation.state in ('reported', 'held')
    or (observation.state in ('accepted', 'rejected', 'lapsed')
      and coalesce(observation.decided_by = any(${[...DERIVED]}::text[]), false)
      and observation.decided_at >= ${since.toISOString()}::timestamptz)
  )
)`;

async function readClaims(tx: Executor, pairs: readonly Pair[], since: Date) {
  const { rows } = await sql<
    Pair & {
      id: string;
      person: string;
      price: number;
      seen_at: Date;
      received_at: Date;
      report_id: string | null;
      reason: string | null;
      last_price: number | null;
      state: string;
      decided_by: string | null;
      decided_at: Date | null;
      decided_report: string | null;
      unit: FuelUnit;
    }
  >`
    select observation.station_id as "stationId", observation.fuel_type_id as "fuelTypeId", observation.id,
      claimant as person, price, observed_at as seen_at, received_at, report_id, reason, last_price, state,
      decided_by, decided_at, decided_report, fuel_type.unit
    from ${pairsOf(pairs)}
    join observation on observation.station_id = pair.station_id and observation.fuel_type_id = pair.fuel_type_id
      and observation.origin = 'driver'
    join fuel_type on fuel_type.id = pair.fuel_type_id
    where ${canChange(since)}
    order by observation.id
  `.execute(tx);
  return rows.map((row): KeptClaim & Pair & { unit: FuelUnit } => ({
    unit: row.unit,
    stationId: row.stationId,
    fuelTypeId: row.fuelTypeId,
    id: row.id,
    person: row.person,
    price: row.price,
    seenAt: row.seen_at.getTime(),
    receivedAt: row.received_at.getTime(),
    reportId: row.report_id,
    leaning: leaningOf(row.reason),
    base: row.last_price ?? undefined,
    state: row.state,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at?.getTime() ?? null,
    decidedReport: row.decided_report,
  }));
}

/** The gate's reason in the log: 'unusual' holds a claim, 'released' no longer does. */
function leaningOf(reason: string | null): Leaning {
  if (reason === 'unusual') return 'held';
  return reason === 'small' || reason === 'proven' || reason === 'released' ? reason : 'plain';
}

async function readFixed(
  tx: Executor,
  pairs: readonly Pair[],
  since: Date,
): Promise<(FixedPrice & Pair)[]> {
  const { rows } = await sql<
    Pair & Omit<FixedPrice, 'seenAt' | 'receivedAt'> & { seen_at: Date; received_at: Date }
  >`
    select pair.station_id as "stationId", pair.fuel_type_id as "fuelTypeId", newest.price,
      newest.observed_at as seen_at, newest.received_at, newest.origin, newest.report_id as "reportId",
      newest.claimant as person, coalesce(newest.decided_by = 'small', false) as "isSmall",
      newest.origin = 'driver' and coalesce(newest.reason = 'unusual', false) as "wasHeld",
      newest.state <> 'accepted' as "isVoid"
    from ${pairsOf(pairs)}
    cross join lateral (
      select * from observation
      where observation.station_id = pair.station_id and observation.fuel_type_id = pair.fuel_type_id
      and source <> 'demo' and not doubtful and not ${canChange(since)}
      and (state = 'accepted'
        or (origin = 'driver' and state in ('rejected', 'withdrawn') and decided_by is distinct from 'author'))
      order by observed_at desc, id desc limit ${sql.lit(PRICES_READ)}
    ) newest
    order by newest.id
  `.execute(tx);
  return rows.map(({ seen_at, received_at, ...row }) => ({
    ...row,
    seenAt: seen_at.getTime(),
    receivedAt: received_at.getTime(),
  }));
}

/** What an administrator took back is confirmed by nobody's earlier word; an import's undoing says nothing of people. */
const TAKEN_BACK = sql`exists (
  select from observation as gone
  where gone.station_id = confirmation.station_id and gone.fuel_type_id = confirmation.fuel_type_id
  and gone.price = confirmation.price and gone.state = 'withdrawn' and gone.decided_by <> 'author'
  and gone.decision_reason is distinct from 'undo' and gone.decided_at >= confirmation.received_at
)`;

async function readConfirmations(
  tx: Executor,
  pairs: readonly Pair[],
): Promise<(HeardConfirmation & Pair)[]> {
  const { rows } = await sql<
    Pair & Omit<HeardConfirmation, 'seenAt' | 'receivedAt'> & { seen_at: Date; received_at: Date }
  >`
    select pair.station_id as "stationId", pair.fuel_type_id as "fuelTypeId", newest.price,
      newest.confirmed_at as seen_at, newest.received_at, newest.origin, newest.claimant as person,
      newest.report_id as "reportId"
    from ${pairsOf(pairs)}
    cross join lateral (
      select * from confirmation
      where confirmation.station_id = pair.station_id and confirmation.fuel_type_id = pair.fuel_type_id
      and not undone and not ${TAKEN_BACK}
      order by confirmed_at desc, id desc limit ${sql.lit(PRICES_READ)}
    ) newest
    order by newest.id
  `.execute(tx);
  return rows.map(({ seen_at, received_at, ...row }) => ({
    ...row,
    seenAt: seen_at.getTime(),
    receivedAt: received_at.getTime(),
  }));
}
