/**
 * Folds what was said of pairs: the words since an instant, each judged by what was known then (decision 0069).
 */
import { fold } from '../fold/fold.ts';
import type { PairState } from '../fold/pair-state.ts';
import type { Standing } from '../judge/said.ts';
import { forgetSpent, type Room } from '../log/shares.ts';
import type { PriceChange } from '../price-change.ts';
import type { Pair } from '../word.ts';
import { differenceOf, writeDifference } from './differences.ts';
import { openPairs } from './open-pairs.ts';
import type { PairRows } from './read-pairs.ts';
import { isGone, wordsOf, type PairWords } from './words-of-rows.ts';

/** Pairs that are read at once. */
const STEP = 1_000;

/**
 * Folds into pairs what was said and decided of them in a change; those of which something was taken back from what is
 * settled on. Writes down what became of prices and disputes.
 * @returns the stations of which something changed, and what became of the claims since, by their ids in the log
 */
export async function foldPairs(change: PriceChange, pairs: readonly Pair[]) {
  const { tx, now } = change;
  const changed: number[] = [];
  const standings = new Map<string, Standing>();
  for (let done = 0; done < pairs.length; done += STEP) {
    const open = await openPairs(change, pairs.slice(done, done + STEP));
    const { room } = open;
    for (const pair of open.read) {
      const words = wordsOf(pair, open, change, now.getTime());
      const state = fold(words.start, words.words);
      if (await writeDifference(tx, differenceOf(pair, words, state))) changed.push(pair.stationId);
      if (room) await spend(change, pair, state, room);
      for (const [id, standing] of standingsOf(words, state)) standings.set(id, standing);
    }
  }
  return { changed, standings };
}

/** Counts where known people's words have had effect; of a pair folded from what is settled anew. */
async function spend(
  { tx }: PriceChange,
  pair: PairRows,
  state: PairState,
  room: Room,
): Promise<void> {
  if (pair.isAgain) {
    const said = [...pair.prices.filter((row) => !isGone(row)), ...pair.confirmations];
    const since = said.filter(({ isKnown, receivedAt }) => isKnown && receivedAt >= pair.from);
    const reports = new Set(since.flatMap(({ reportId }) => reportId ?? []));
    await forgetSpent(tx, pair, [...reports]);
  }
  for (const { person, reportId, at, ...move } of state.carried) {
    room.spend({ person, reportId }, { ...pair, ...move }, new Date(at));
  }
}

const standingsOf = ({ prices }: PairWords, state: PairState): [string, Standing][] =>
  state.prices.flatMap((said): [string, Standing][] => {
    const row = prices.get(said.id);
    if (row?.origin !== 'driver') return [];
    const { state: became, decidedBy: by, voices, needed } = said;
    return [[String(row.id), { state: became, by, voices, needed }]];
  });
