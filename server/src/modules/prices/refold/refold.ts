/**
 * Folds pairs again of which something was taken back: what others have said since is judged in its order, each by what was
 * known then (decision 0069).
 */
import { sql } from 'kysely';
import { readBelts, type Belt } from '../../ministry/belts.ts';
import { fold } from '../fold/fold.ts';
import type { PairState } from '../fold/pair-state.ts';
import type { Facts } from '../fold/words.ts';
import type { Standing } from '../judge/waiting.ts';
import { forgetSpent, readRoom, type Room } from '../log/shares.ts';
import { pairRows } from '../log/word-rows.ts';
import type { PriceChange } from '../price-change.ts';
import type { RuledFuel, Rules } from '../rules.ts';
import type { Pair } from '../word.ts';
import { differenceOf, writeDifference } from './differences.ts';
import { readPairs, type PairRows } from './read-pairs.ts';
import { factsNow, type StoredFacts } from './stored-facts.ts';
import { isGone, wordsOf, type PairWords } from './words-of-rows.ts';

/** Pairs that are read at once. */
const STEP = 100;

/**
 * Folds pairs again from what is settled.
 * @returns the stations of which something changed, and what became of the claims since, by their ids in the log
 */
export async function refold(change: PriceChange, pairs: readonly Pair[]) {
  const changed: number[] = [];
  const standings = new Map<string, Standing>();
  const spoken = pairs.length > 0 ? await findSpoken(change, pairs) : [];
  if (spoken.length === 0) return { changed, standings };
  const { tx, now, settledAt } = change;
  const present = await presentOf(change, spoken);
  const room = await readRoom(change);
  for (let done = 0; done < spoken.length; done += STEP) {
    for (const pair of await readPairs(tx, spoken.slice(done, done + STEP), settledAt, now)) {
      const told = wordsOf(pair, present(pair, room), now);
      const state = fold(told.start, told.words);
      const isOther = await writeDifference(tx, differenceOf(told, state));
      if (isOther) changed.push(pair.stationId);
      await spendAgain(change, pair, state, room);
      for (const [id, standing] of standingsOf(told, state)) standings.set(id, standing);
    }
  }
  return { changed, standings };
}

/** Finds the pairs of which anything was said or decided since nothing is settled: of the others nothing follows. */
async function findSpoken({ tx, settledAt }: PriceChange, pairs: readonly Pair[]): Promise<Pair[]> {
  const from = sql`${settledAt.toISOString()}::timestamptz`;
  const said = (table: string) => sql`select from ${sql.table(table)} as said
    where said.station_id = pair.station_id and said.fuel_type_id = pair.fuel_type_id`;
  const { rows } = await sql<Pair>`
    select station_id as "stationId", fuel_type_id as "fuelTypeId" from ${pairRows(pairs)}
    where exists (${said('observation')} and state <> 'withdrawn' and greatest(received_at, decided_at) >= ${from})
    or exists (${said('confirmation')} and not undone and received_at >= ${from})
    or exists (${said('price_dispute')} and (closed_at is null or closed_at >= ${from}))
  `.execute(tx);
  return rows;
}

/** Makes what makes facts of a pair: of those kept with a word, or without any of those of now. */
async function presentOf(change: PriceChange, pairs: readonly Pair[]) {
  const { tx, now } = change;
  const rules = await change.rules();
  const belts = await readBelts(tx);
  const comparison = await change.compare(pairs.map(({ fuelTypeId }) => fuelTypeId));
  return (pair: PairRows, room: Room) => {
    const fuel = rules.fuels.get(pair.fuelTypeId)!;
    const medians = comparison.of(pair, pair.areas);
    const today = factsNow(pair, pair.areas, fuel, medians, comparison.neighbours, rules, now);
    const carried = carriersOf(pair);
    return (stored: StoredFacts = today): Facts => ({
      ...kept(stored, rules),
      rules,
      fuel,
      stationId: pair.stationId,
      areas: pair.areas,
      beltThen: (at) => beltAt(belts, fuel, at),
      // What its share let it do stays done.
      hasRoom: (person, move) => carried.has(person) || room.has(person, { ...pair, ...move }),
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

const beltAt = (belts: readonly Belt[], { id }: RuledFuel, at: number): number | null =>
  belts.findLast(({ finishedAt }) => finishedAt.getTime() <= at)?.medians?.[id] ?? null;

/** Counts anew where known people's words have had effect since nothing is settled. */
async function spendAgain(
  { tx, settledAt }: PriceChange,
  pair: PairRows,
  state: PairState,
  room: Room,
): Promise<void> {
  const said = [...pair.prices.filter((row) => !isGone(row)), ...pair.confirmations];
  const reports = said.flatMap(({ isKnown, receivedAt, reportId }) =>
    isKnown && receivedAt >= settledAt && reportId !== null ? [reportId] : [],
  );
  await forgetSpent(tx, pair, [...new Set(reports)]);
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
    return [[row.id, standing]];
  });
