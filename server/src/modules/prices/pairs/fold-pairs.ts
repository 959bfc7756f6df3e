/**
 * Folds what was said of pairs: the words since an instant, each judged by what was known then (decision 0069).
 */
import { fold } from '../fold/fold.ts';
import type { PairState } from '../fold/pair-state.ts';
import type { Facts } from '../fold/words.ts';
import type { Standing } from '../judge/waiting.ts';
import { forgetSpent, readRoom, type Room } from '../log/shares.ts';
import { newsOf, type PriceChange } from '../price-change.ts';
import type { RuledFuel, Rules } from '../rules.ts';
import type { Pair } from '../word.ts';
import { differenceOf, writeDifference } from './differences.ts';
import { readPairs, type PairRows } from './read-pairs.ts';
import { factsNow, type StoredFacts } from './stored-facts.ts';
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
  const isNew = (...news: Parameters<typeof newsOf>) => change.news.has(newsOf(...news));
  for (let done = 0; done < pairs.length; done += STEP) {
    const some = await readPairs(change, pairs.slice(done, done + STEP));
    if (some.length === 0) continue;
    const room = some.some(isOfKnown) ? await readRoom(change) : undefined;
    const factsOf = await gatherFacts(change, some, room);
    for (const pair of some) {
      const words = wordsOf(pair, factsOf(pair), isNew, now.getTime());
      const state = fold(words.start, words.words);
      if (await writeDifference(tx, differenceOf(pair, words, state))) changed.push(pair.stationId);
      if (room) await spend(change, pair, state, room);
      for (const [id, standing] of standingsOf(words, state)) standings.set(id, standing);
    }
  }
  return { changed, standings };
}

/** True where somebody known has spoken: nobody else's word comes to a share. */
const isOfKnown = ({ prices, confirmations }: PairRows): boolean =>
  [...prices, ...confirmations].some(({ isKnown }) => isKnown);

/** Makes what makes facts of a pair: of those kept with a word, or without any of those of now. */
async function gatherFacts(
  change: PriceChange,
  pairs: readonly Pair[],
  room: Room | undefined,
): Promise<(pair: PairRows) => (stored?: StoredFacts) => Facts> {
  const rules = await change.rules();
  const comparison = await change.compare(pairs.map(({ fuelTypeId }) => fuelTypeId));
  return (pair) => {
    const { areas, belts, stationId } = pair;
    const fuel = rules.fuels.get(pair.fuelTypeId)!;
    const medians = comparison.of(pair, areas);
    const { neighbours } = comparison;
    const today = factsNow(pair, areas, fuel, medians, neighbours, rules, change.now);
    const carried = carriersOf(pair);
    return (stored = today) => ({
      ...kept(stored, rules),
      rules,
      fuel,
      stationId,
      areas,
      beltThen: (at) => belts.findLast((belt) => belt.at <= at)?.median ?? null,
      // What its share let it do stays done.
      hasRoom: (person, move) => carried.has(person) || room!.has(person, { ...pair, ...move }),
      sells: new Set([fuel.decade]),
      isSold: pair.isSold ?? undefined,
      isReportable: true,
      isSuspended: pair.isSuspended,
    });
  };
}

function kept({ reference, anchor, belt, ranked }: StoredFacts, { fuels }: Rules) {
  const modeOf = ({ decade, mode }: RuledFuel) => ({ decade, mode });
  return {
    medians: { reference, anchor },
    belt,
    ranked: ranked.map((one) => ({ ...one, ...modeOf(fuels.get(one.fuelTypeId)!) })),
  };
}

const carriersOf = ({ prices }: PairRows): Set<string> =>
  new Set(
    prices.flatMap(({ state, isKnown, voices, person }) =>
      state === 'accepted' && isKnown && (voices ?? 0) > 0 && person !== null ? [person] : [],
    ),
  );

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
    const { decidedBy: by, decidedAt: at, decidedReport: reportId, voices, needed } = said;
    const standing = {
      state: said.state,
      by,
      at,
      reportId,
      voices: voices ?? 2,
      needed,
      carriers: [],
    };
    return [[String(row.id), standing]];
  });
