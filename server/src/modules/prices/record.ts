import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/database.ts';
import { lockBoardVersion, bumpBoardVersion } from '../changes/board-version.ts';
import { assessClaims, type Assessed } from './assess.ts';
import type { Claim } from './word.ts';
import { comparedOf, type Compared } from './judge/compared.ts';
import { confirmRepeated } from './log/confirm.ts';
import { resultOf, type ClaimResult } from './judge/claim-result.ts';
import type { Range } from './judge/gate-limits.ts';
import type { HoldReason, RejectReason } from './judge/claim-reasons.ts';
import { leadOn } from './log/lead-on.ts';
import { appendObservations } from './log/append.ts';
import type { Sender } from './speaker.ts';
import { settleClaims } from './settle-claims.ts';
import { settlePrices } from './current/settle.ts';

/** The result of recording claims; `index` is a claim's position in the input. Every claim is in one of the groups. */
export interface Recorded {
  /** Claims appended to the log and accepted. */
  added: number;
  /** Of these, the doubtful ones: shown, but without a rank. */
  doubtful: number;
  /** Claims that the log has accepted before. */
  known: number;
  /** Claims that a later one of the input replaces: for the same station, fuel and instant. */
  superseded: { index: number }[];
  /** Claims that wait for a decision, whether since now or before. */
  held: { index: number; reason: HoldReason }[];
  /** Claims that were withdrawn before, and stay so. */
  withdrawn: { index: number }[];
  /** Drivers' claims that were not held: what became of them follows from the evidence, see `rejudge`. */
  reported: { index: number }[];
  /** Claims about which is asked whether they are meant, and those that were seen too early: nothing is recorded. */
  asked: (Compared & { index: number })[];
  changed: { index: number }[];
  rejected: Rejection[];
  /** Earlier claims that these confirm by stating a similar price on a later day. */
  confirmed: number;
  /** Current prices that changed. */
  moved: number;
}

export interface Rejection extends Compared {
  index: number;
  reason: RejectReason;
  /** What would have been accepted, in thousandths of a euro; only with the reason `range`. */
  range?: Range;
}

/**
 * Records prices: the only way for a price into Pieno, "the one door" (rule price-door, decisions 0005 and 0013).
 * Judges the claims, appends the new ones with their verdicts to the log, settles the current prices, and notifies the
 * board, all in the caller's transaction. Recording the same claims again changes nothing, unless in between their
 * origin claimed something else for the same instant.
 * @param tx an open transaction
 * @param given at most 1,000 claims
 */
export async function recordPrices(
  tx: Executor,
  clock: Clock,
  sender: Sender,
  given: readonly Claim[],
): Promise<Recorded> {
  const now = clock.now();
  // First, so that the log's ids follow the order of commits and no other transaction reads what is about to change.
  await lockBoardVersion(tx);
  const claims = await leadOn(tx, given);
  const repeated = ofOneInstant(claims);
  const assessed = await assessClaims(tx, sender, now, claims, new Set(repeated.flat()));
  const superseded = new Set(repeated.flatMap((group) => allButTheLast(group, assessed)));
  const results = assessed
    .filter(({ index }) => !superseded.has(index))
    .map((row) => ({ ...row, ...resultOf(row, sender) }));
  await appendObservations(
    tx,
    sender,
    now,
    results.filter(({ isNew }) => isNew),
  );
  const said = results.flatMap(({ confirms }) => confirms ?? []);
  const confirmed = await confirmRepeated(tx, sender, now, said);
  const added = results.filter(({ outcome }) => outcome === 'added');
  const outcomes = Object.groupBy(results, ({ outcome }) => outcome);
  const { held = [], withdrawn = [], rejected = [], reported = [] } = outcomes;
  const { asked = [], changed = [] } = outcomes;
  const shown = await settleClaims(tx, now, sender, { added, reported, held });
  const moved = await settlePrices(tx, now, [
    ...added.map(({ claim }) => claim),
    ...confirmed,
    ...shown.pairs,
  ]);
  // A claim of the past moves no current price, and yet another history is told of its station.
  const told = [...added.map(({ claim }) => claim), ...confirmed, ...shown.pairs];
  const stations = new Set([...moved, ...shown.stations, ...told.map((pair) => pair.stationId)]);
  if (stations.size > 0) await bumpBoardVersion(tx, [...stations]);
  return {
    added: added.length,
    doubtful: added.filter(({ verdict }) => 'doubtful' in verdict && verdict.doubtful).length,
    known:
      claims.length -
      [added, held, withdrawn, rejected, reported, asked, changed].reduce(
        (sum, { length }) => sum + length,
        superseded.size,
      ),
    superseded: [...superseded].map((index) => ({ index })),
    held: held.map(({ index, doubt }) => ({ index, reason: doubt! })),
    withdrawn: withdrawn.map(({ index }) => ({ index })),
    reported: reported.map(({ index }) => ({ index })),
    asked: asked.map((row) => ({ index: row.index, ...comparedOf(row) })),
    changed: changed.map(({ index }) => ({ index })),
    rejected: rejected.map(rejectionOf),
    confirmed: confirmed.length,
    moved: moved.length,
  };
}

/** Groups the indexes of claims for one station, fuel and instant, where there are several. */
function ofOneInstant(claims: readonly Claim[]): number[][] {
  const groups = Map.groupBy(claims.keys(), (index) => {
    const { stationId, fuelTypeId, observedAt } = claims[index]!;
    return `${stationId}/${fuelTypeId}/${observedAt.getTime()}`;
  });
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Of the claims of one instant that the gate does not refuse, only the last counts. */
function allButTheLast(group: readonly number[], assessed: readonly Assessed[]): number[] {
  const refused = new Set(
    assessed.filter(({ verdict }) => verdict.state === 'rejected').map(({ index }) => index),
  );
  return group.filter((index) => !refused.has(index)).slice(0, -1);
}

function rejectionOf({ index, refused, verdict, ...row }: Assessed & ClaimResult): Rejection {
  const range = 'range' in verdict ? verdict.range : undefined;
  return { index, reason: refused!, ...(range && { range }), ...comparedOf(row) };
}
