import { sql } from 'kysely';
import type { Executor } from '../../../db/database.ts';
import type { PriceChange } from '../price-change.ts';
import type { Standing } from '../judge/driver-claim.ts';
import { patienceFor, undoableSince } from '../judge/patience.ts';
import { standingOf } from '../judge/standing.ts';
import type { Pair } from '../word.ts';
import { readEvidence, type KeptClaim } from './read-evidence.ts';

/**
 * Derives the states of drivers' claims anew from the evidence that stands, and writes down those that changed (rule
 * report-ranks, decision 0029).
 * @returns the stations of which a claim changed, and every claim's state by its id
 */
export async function rejudge(change: PriceChange, pairs: readonly Pair[]) {
  const { tx, now } = change;
  const standings = new Map<string, Standing>();
  const undoable = undoableSince(now);
  const { takenBackFrom = undoable } = change;
  const since = takenBackFrom < undoable ? takenBackFrom : undoable;
  const evidence = pairs.length > 0 ? await readEvidence(tx, pairs, since) : [];
  if (evidence.length === 0) return { changed: [], standings };
  const { settings, fuels } = await change.rules();
  const changed = evidence.flatMap((pair) => {
    const { stationId, fuelTypeId, claims } = pair;
    const patience = patienceFor(settings, fuels.get(fuelTypeId)!.unit);
    for (const [id, standing] of standingOf(pair, patience, now.getTime())) {
      standings.set(id, standing);
    }
    return claims
      .map((claim) => ({ stationId, claim, standing: standings.get(claim.id)! }))
      .filter(({ claim, standing }) => !isKept(claim, standing));
  });
  await writeStandings(tx, changed);
  return { changed: changed.map(({ stationId }) => stationId), standings };
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
