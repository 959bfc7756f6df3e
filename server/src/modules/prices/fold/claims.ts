/** Decides about the claims of drivers that wait at a pair, by all that was received so far (rule report-ranks): pure. */
import { basesOf, beltPriceOf, saidOf, type SaidPrice as BasePrice } from '../judge/bases.ts';
import type { Carrier, Evidence, Measure, OtherWord, WaitingClaim } from '../judge/evidence.ts';
import { isFromFuture, lastInstants } from '../judge/freshness.ts';
import { movesMedal, withPrice, type RankedPrice } from '../judge/medals.ts';
import { isOwnersWord, patienceFor, youngMs } from '../judge/patience.ts';
import { neededVoices } from '../judge/trust.ts';
import { standingsOf } from '../judge/waiting.ts';
import {
  isAccepted,
  isOpenClaim,
  type Confirmation,
  type CurrentPrice,
  type PairState,
  type SaidPrice,
} from './pair-state.ts';
import type { Facts } from './words.ts';

/** The newest words of a kind that are evidence, which is of days. */
const MOST = 100;

/**
 * Decides about what waits, by what the pair takes before the word that is heard, and writes it into the state.
 * @param now in milliseconds since 1970
 */
export function judgeClaims(state: PairState, now: number, facts: Facts): void {
  const evidence = evidenceOf(state);
  state.news = [];
  state.again = [];
  if (evidence.claims.length === 0) return;
  const patience = patienceFor(facts.rules.settings, facts.fuel.unit);
  const beltPrice = beltPriceAt(state, now, facts);
  const measure = measureOf(state, now, facts, beltPrice);
  const claimOfId = new Map(state.prices.map((price) => [String(price.id), price]));
  for (const [id, standing] of standingsOf(evidence, patience, measure, now)) {
    const claim = claimOfId.get(id)!;
    const { voices, needed } = standing;
    if (claim.state === standing.state && claim.voices === voices && claim.needed === needed) {
      continue;
    }
    // The others are judged by it from the next word on.
    if (standing.state === 'accepted') state.news.push(claim.id);
    for (const carrier of standing.carriers) {
      state.carried.push({ ...carrier, price: claim.price, beltPrice, at: standing.at! });
    }
    Object.assign(claim, {
      state: standing.state,
      decidedBy: standing.by,
      decidedAt: standing.at,
      decidedReport: standing.reportId,
      voices,
      needed,
    });
  }
}

function evidenceOf(state: PairState): Evidence {
  const { prices, confirmations } = state;
  const news = new Set(state.news);
  const open = prices.filter(isOpenClaim);
  if (open.length === 0) return { claims: [], words: [], news: [] };
  const claims = inOrder(open.map((price) => claimOf(price, isAgain(price, state))));
  // Where nobody known has spoken only the news can decide anything.
  const isAll =
    claims.some((claim) => claim.isAgain) || [...prices, ...confirmations].some(isOfKnown);
  const isRead = ({ id }: { id: number }) => isAll || news.has(id);
  const others = prices.filter((price) => isRead(price) && isHeard(price)).slice(-MOST);
  const kept = confirmations
    .filter((one) => isRead(one) && !one.isSuperseded && !isWithdrawn(one, prices))
    .toSorted((a, b) => a.seenAt - b.seenAt || a.id - b.id)
    .slice(-MOST);
  const words = inOrder([...others.map(otherOf), ...kept.map(keptOf)]);
  return {
    claims,
    words,
    news: [...claims, ...words].filter(({ id }) => news.has(Number(id))),
  };
}

const isOfKnown = ({ isKnown }: { isKnown: boolean }): boolean => isKnown;

const inOrder = <One extends { receivedAt: number; id: string }>(words: One[]): One[] =>
  words.toSorted((a, b) => a.receivedAt - b.receivedAt || Number(a.id) - Number(b.id));

/** True for a claim that all words judge: it has begun to wait again, or stations were merged. */
const isAgain = ({ id, decidedAt }: SaidPrice, { again }: PairState): boolean =>
  decidedAt !== null || again.includes(id);

/** A price that stands, or one of a driver that does not and still is what its author said last. */
const isHeard = ({ origin, state, doubtful, decidedBy }: SaidPrice): boolean =>
  origin !== 'demo' &&
  !doubtful &&
  (state === 'accepted' ||
    (origin === 'driver' &&
      (state === 'rejected' || state === 'withdrawn') &&
      decidedBy !== 'author'));

/** What an administrator took back is confirmed by nobody's earlier word; an import's undoing says nothing of people. */
const isWithdrawn = ({ price, receivedAt }: Confirmation, prices: readonly SaidPrice[]): boolean =>
  prices.some(
    (gone) =>
      gone.price === price &&
      gone.state === 'withdrawn' &&
      gone.decidedBy !== 'author' &&
      gone.decisionReason !== 'undo' &&
      gone.decidedAt! >= receivedAt,
  );

// Written out: a crowd's claims are many, at each word.
const claimOf = (price: SaidPrice, isJudgedByAll: boolean): WaitingClaim => ({
  isClaim: true,
  isAgain: isJudgedByAll,
  id: String(price.id),
  state: price.state,
  person: price.person,
  isKnown: price.isKnown,
  price: price.price,
  seenAt: price.seenAt,
  receivedAt: price.receivedAt,
  reportId: price.reportId,
  reason: price.reason,
  voices: price.voices ?? 2,
  needed: price.needed,
});

const wordOf = (said: SaidPrice | Confirmation) => ({
  isClaim: false as const,
  id: String(said.id),
  origin: said.origin,
  person: said.person,
  isKnown: said.isKnown,
  price: said.price,
  seenAt: said.seenAt,
  receivedAt: said.receivedAt,
  reportId: said.reportId,
});

const otherOf = (price: SaidPrice): OtherWord => ({
  ...wordOf(price),
  isConfirmation: false,
  isVoid: !isAccepted(price),
  isFree: price.voices === 0,
});

const keptOf = (kept: Confirmation): OtherWord => ({
  ...wordOf(kept),
  isConfirmation: true,
  isVoid: false,
  isFree: false,
});

function measureOf(
  state: PairState,
  now: number,
  facts: Facts,
  beltPrice: number | undefined,
): Measure {
  const { rules, fuel, belt, beltThen, ranked, areas, stationId } = facts;
  const shown = realOf(state);
  const base = baseOf(shown, beltThen);
  const pair = { stationId, fuelTypeId: fuel.id };
  const beside = besideBase(shown, now, facts);
  const isBelieved = shown && !isFromFuture(shown.observedAt, new Date(now));
  const effect = {
    bases: base ? basesOf(base.price, base.beltThen, belt) : [],
    isOwnersWord: shown !== undefined && isOwnersWord(shown, now - youngMs(rules.settings)),
    isLate: !isBelieved || lastInstants(shown, rules.ages).fresh.getTime() < now,
  };
  return {
    neededFor: (price) =>
      neededVoices(
        {
          ...effect,
          price,
          movesMedal: movesMedal([...ranked, ...beside], { ...pair, price }, areas, fuel),
        },
        rules.limits,
      ),
    mayCarry: (price, words: readonly Carrier[]) =>
      words.some(({ person }) => facts.hasRoom(person, { price, beltPrice })),
  };
}

/** How many known people a price that is no base takes by now, where that is more than stand behind it; else 0. */
export function provisionalNeeding(state: PairState, now: number, facts: Facts): number {
  const shown = realOf(state);
  if (!shown || shown.voices === null) return 0;
  const { rules, fuel, belt, ranked, areas, stationId } = facts;
  const base = baseOf(shown, facts.beltThen);
  const beside = base ? besideBase(shown, now, facts) : [];
  const said = { stationId, fuelTypeId: fuel.id, price: shown.price };
  const needed = neededVoices(
    {
      price: shown.price,
      bases: base ? basesOf(base.price, base.beltThen, belt) : [],
      movesMedal: beside.length > 0 && movesMedal([...ranked, ...beside], said, areas, fuel),
      isOwnersWord: false,
      isLate: false,
    },
    rules.limits,
  );
  return needed > shown.voices ? needed : 0;
}

/** The current price, unless it is only for demonstration. */
export const realOf = ({ current }: PairState): CurrentPrice | undefined =>
  current?.isDemo ? undefined : current;

/** The base: the price that is shown, or the one beside it. */
function baseOf(
  shown: CurrentPrice | undefined,
  beltThen: Facts['beltThen'],
): BasePrice | undefined {
  if (!shown) return undefined;
  const isBase = shown.voices === null && !shown.doubtful;
  const [price, at] = isBase ? [shown.price, shown.observedAt] : [shown.basePrice, shown.baseAt];
  return saidOf(price, at, at && beltThen(at.getTime()));
}

/** The station's own rank, at its base: it is from there that a medal moves. */
function besideBase(
  shown: CurrentPrice | undefined,
  now: number,
  { rules, fuel, areas, stationId, isSuspended }: Facts,
): readonly RankedPrice[] {
  if (!shown || shown.doubtful || shown.contested || isSuspended) return [];
  if (lastInstants(shown, rules.ages).fresh.getTime() < now) return [];
  const price = shown.voices === null ? shown.price : (shown.basePrice ?? shown.price);
  return withPrice([], { stationId, fuelTypeId: fuel.id, price }, areas, fuel);
}

/** Where the belt leaves the station, near which known drivers' words are not counted (rule report-share). */
export function beltPriceAt(state: PairState, now: number, facts: Facts): number | undefined {
  const firm = state.prices.findLast(
    (price) => isAccepted(price) && !price.doubtful && !['driver', 'demo'].includes(price.origin),
  );
  const said = firm && saidOf(firm.price, new Date(firm.seenAt), facts.beltThen(firm.seenAt));
  const base = baseOf(realOf(state), facts.beltThen);
  return beltPriceOf(said, base, { at: new Date(now), belt: facts.belt }, facts.rules.limits);
}
