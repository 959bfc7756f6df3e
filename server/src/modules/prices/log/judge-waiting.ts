import { sql } from 'kysely';
import { basesOf, beltPriceOf, saidOf, type SaidPrice } from '../judge/bases.ts';
import { isFromFuture, lastInstants } from '../judge/freshness.ts';
import { movesMedal, rankedPrices, withPrice, type RankedPrice } from '../judge/medals.ts';
import { isOwnersWord, patienceFor, youngMs } from '../judge/patience.ts';
import { neededVoices } from '../judge/trust.ts';
import { standingsOf, type Standing } from '../judge/waiting.ts';
import type { Carrier, WaitingClaim } from '../judge/evidence.ts';
import type { PriceChange } from '../price-change.ts';
import type { RuledFuel, Rules } from '../rules.ts';
import type { Pair } from '../word.ts';
import { readRoom } from './shares.ts';
import { readWaiting, type ShownBase, type WaitingPair } from './read-waiting.ts';

/**
 * Decides about drivers' claims that wait, one fuel of a station after the other, and writes down what became of them
 * (rule report-ranks, decision 0050).
 * @returns the stations of which a claim changed, and every claim's standing by its id
 */
export async function judgeWaiting(change: PriceChange, pairs: readonly Pair[]) {
  const { tx, now } = change;
  const standings = new Map<string, Standing>();
  const waiting = await readWaiting(tx, pairs);
  if (waiting.length === 0) return { changed: [], standings };
  const rules = await change.rules();
  let ranked = await readRanked(change, rules, waiting);
  const room = await roomFor(change, waiting);
  const changed: { stationId: number; claim: WaitingClaim; standing: Standing }[] = [];
  for (const pair of waiting) {
    const fuel = rules.fuels.get(pair.fuelTypeId)!;
    const today = { at: now, belt: rules.belt.get(fuel.id) };
    const beltPrice = beltPriceOf(pair.firm, baseOf(pair), today, rules.limits);
    const measure = {
      neededFor: (price: number) =>
        neededVoices(effectOf(pair, price, ranked, rules, now), rules.limits),
      mayCarry: (price: number, words: readonly Carrier[]) =>
        words.some(({ person }) => room!.has(person, { ...pair, beltPrice, price })),
    };
    const patience = patienceFor(rules.settings, fuel.unit);
    for (const [id, standing] of standingsOf(pair, patience, measure, now.getTime())) {
      const claim = pair.claims.find((one) => one.id === id)!;
      standings.set(id, standing);
      if (!isKept(claim, standing)) changed.push({ stationId: pair.stationId, claim, standing });
      if (standing.state !== 'accepted') continue;
      // The next fuel is judged by what this one does.
      const { price } = claim;
      ranked = withPrice(ranked, { ...pair, price }, pair.areas, fuel);
      const at = new Date(standing.at!);
      for (const one of standing.carriers) room!.spend(one, { ...pair, beltPrice, price }, at);
    }
  }
  await writeStandings(change, changed);
  return { changed: changed.map(({ stationId }) => stationId), standings };
}

/** Reads the prices that rank in the categories of claims, of free ones their base: no crowd changes what others' words do. */
async function readRanked(
  change: PriceChange,
  rules: Rules,
  waiting: readonly WaitingPair[],
): Promise<readonly RankedPrice[]> {
  const { now } = change;
  if (waiting.every(({ areas }) => areas.length === 0)) return [];
  const { neighbours } = await change.compare(waiting.map(({ fuelTypeId }) => fuelTypeId));
  const standing = neighbours.map((price) =>
    price.voices === 0 ? { ...price, price: price.base_price ?? price.price } : price,
  );
  return rankedPrices(standing, rules, now);
}

/** What known people may do, read where one has spoken: nobody else's word comes to it. */
const roomFor = async (change: PriceChange, waiting: readonly WaitingPair[]) =>
  waiting.some(({ claims, words }) => [...claims, ...words].some(({ isKnown }) => isKnown))
    ? await readRoom(change)
    : undefined;

/** The station's base: the price that is shown, or the one beside it. */
function baseOf({ shown }: WaitingPair): SaidPrice | undefined {
  if (!shown) return undefined;
  return isBase(shown)
    ? saidOf(shown.price, shown.observedAt, shown.beltThen)
    : saidOf(shown.basePrice, shown.baseAt, shown.beltThen);
}

function effectOf(
  pair: WaitingPair,
  price: number,
  ranked: readonly RankedPrice[],
  rules: Rules,
  now: Date,
) {
  const { stationId, fuelTypeId, areas, shown } = pair;
  const { fuels, ages, belt, settings } = rules;
  const fuel = fuels.get(fuelTypeId)!;
  const base = baseOf(pair);
  const isBelieved = shown && !isFromFuture(shown.observedAt, now);
  return {
    price,
    bases: base ? basesOf(base.price, base.beltThen, belt.get(fuelTypeId)) : [],
    movesMedal: movesMedal(
      atBase(ranked, pair, fuel),
      { stationId, fuelTypeId, price },
      areas,
      fuel,
    ),
    isOwnersWord: shown !== undefined && isOwnersWord(shown, now.getTime() - youngMs(settings)),
    isLate: !isBelieved || lastInstants({ ...shown, unit: fuel.unit }, ages).fresh < now,
  };
}

/** What ranks, with the station's base in the place of a price that is none: it is from there that a medal moves. */
function atBase(
  ranked: readonly RankedPrice[],
  { shown, areas, ...pair }: WaitingPair,
  fuel: RuledFuel,
): readonly RankedPrice[] {
  const price = shown?.voices === null ? null : (shown?.basePrice ?? null);
  const isRanked = ranked.some(
    (one) => one.stationId === pair.stationId && one.fuelTypeId === pair.fuelTypeId,
  );
  return price !== null && isRanked ? withPrice(ranked, { ...pair, price }, areas, fuel) : ranked;
}

const isBase = ({ voices, doubtful }: ShownBase): boolean => voices === null && !doubtful;

/** All that waits stays as it is where nobody has spoken. */
const isKept = (claim: WaitingClaim, { state, voices, needed }: Standing): boolean =>
  claim.state === state && claim.voices === voices && claim.needed === needed;

async function writeStandings(
  { tx }: PriceChange,
  changed: readonly { claim: WaitingClaim; standing: Standing }[],
): Promise<void> {
  if (changed.length === 0) return;
  const column = <Value>(pick: (standing: Standing) => Value): Value[] =>
    changed.map(({ standing }) => pick(standing));
  await sql`
    update observation set state = standing.state, decided_by = standing.decided_by,
      decided_at = standing.decided_at, decided_report = standing.decided_report, voices = standing.voices,
      needed = standing.needed
    from unnest(
      ${changed.map(({ claim }) => claim.id)}::bigint[],
      ${column(({ state }) => state)}::text[],
      ${column(({ by }) => by)}::text[],
      ${column(({ at }) => (at === null ? null : new Date(at).toISOString()))}::timestamptz[],
      ${column(({ reportId }) => reportId)}::uuid[],
      ${column(({ voices }) => voices)}::smallint[],
      ${column(({ needed }) => needed)}::smallint[]
    ) as standing (id, state, decided_by, decided_at, decided_report, voices, needed)
    where observation.id = standing.id
  `.execute(tx);
}
