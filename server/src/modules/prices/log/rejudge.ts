import { sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Executor } from '../../../db/database.ts';
import { bumpBoardVersion } from '../../changes/board-version.ts';
import { listSettings } from '../../settings/repository.ts';
import type { Standing } from '../judge/driver-claim.ts';
import { patienceFor, undoableSince } from '../judge/patience.ts';
import { readEvidence, type KeptClaim } from './read-evidence.ts';
import { settlePrices, type Pair } from '../current/settle.ts';
import { standingOf } from '../judge/standing.ts';

/** What changed by judging claims anew. */
export interface Rejudged {
  /** The fuels whose claims have another state now: their current prices must be settled. */
  pairs: Pair[];
  /** The stations where another price is shown as reported. */
  stations: number[];
}

/**
 * Derives the states of drivers' claims anew from the evidence that stands, and writes down those that changed (rule
 * report-ranks, decision 0029).
 * @param tx an open transaction that has locked the board; the caller settles
 */
export async function rejudge(tx: Executor, now: Date, pairs: readonly Pair[]): Promise<Rejudged> {
  if (pairs.length === 0) return { pairs: [], stations: [] };
  const evidence = await readEvidence(tx, pairs, undoableSince(now));
  if (evidence.length === 0) return { pairs: [], stations: [] };
  const settings = await listSettings(tx);
  const changed = evidence.flatMap((pair) => {
    const { stationId, fuelTypeId, unit, claims } = pair;
    const standings = standingOf(pair, patienceFor(settings, unit), now.getTime());
    return claims
      .map((claim) => ({ stationId, fuelTypeId, claim, standing: standings.get(claim.id)! }))
      .filter(({ claim, standing }) => !isKept(claim, standing));
  });
  await writeStandings(tx, changed);
  const isShown = changed.filter(({ claim, standing }) =>
    [claim.state, standing.state].includes('reported'),
  );
  return {
    pairs: changed.map(({ stationId, fuelTypeId }) => ({ stationId, fuelTypeId })),
    stations: [...new Set(isShown.map(({ stationId }) => stationId))],
  };
}

/**
 * Derives the states of drivers' claims anew, makes the current prices follow, and tells the board.
 * @param tx an open transaction that has locked the board
 * @param pairs the stations' fuels about which something was said, taken back or decided
 * @param changed stations where something else that is shown has changed
 */
export async function rejudgeAndSettle(
  tx: Executor,
  clock: Clock,
  pairs: readonly Pair[],
  changed: readonly number[] = [],
): Promise<void> {
  const now = clock.now();
  const rejudged = await rejudge(tx, now, pairs);
  const moved = await settlePrices(tx, now, [...pairs, ...rejudged.pairs]);
  const judged = rejudged.pairs.map(({ stationId }) => stationId);
  const stations = new Set([...moved, ...rejudged.stations, ...judged, ...changed]);
  if (stations.size > 0) await bumpBoardVersion(tx, [...stations]);
}

const isKept = (claim: KeptClaim, { state, by, at, reportId }: Standing): boolean =>
  claim.state === state &&
  claim.decidedBy === by &&
  claim.decidedAt === at &&
  claim.decidedReport === reportId;

async function writeStandings(
  tx: Executor,
  changed: readonly { claim: KeptClaim; standing: Standing }[],
): Promise<void> {
  if (changed.length === 0) return;
  const column = <Value>(pick: (row: (typeof changed)[number]) => Value): Value[] =>
    changed.map(pick);
  await sql`
    update observation set state = standing.state, decided_by = standing.decided_by,
      decided_at = standing.decided_at, decided_report = standing.decided_report
    from unnest(
      ${column(({ claim }) => claim.id)}::bigint[],
      ${column(({ standing }) => standing.state)}::text[],
      ${column(({ standing }) => standing.by)}::text[],
      ${column(({ standing: { at } }) => (at === null ? null : new Date(at).toISOString()))}::timestamptz[],
      ${column(({ standing }) => standing.reportId)}::uuid[]
    ) as standing (id, state, decided_by, decided_at, decided_report)
    where observation.id = standing.id
  `.execute(tx);
}
