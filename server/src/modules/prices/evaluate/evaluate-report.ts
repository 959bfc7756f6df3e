/** Evaluates what a person at a station says of its prices: pure functions (rule report-entries, decision 0043). */
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import type { WaitingCode } from '../outcome.ts';
import type { Rules } from '../rules.ts';
import type { Speaker } from '../speaker.ts';
import type { Word } from '../word.ts';
import { comparedWith, type ReferencePrices } from './reference-price.ts';
import { lastInstants, newestAcceptedWord, type PriceWords } from './freshness.ts';
import { evaluateClaim } from './gate.ts';
import type { Heard } from './heard.ts';
import { driverAge, isOwnersWord, youngMs } from './patience.ts';
import type { ClaimFacts } from './claim-facts.ts';

/** A current real price, in thousandths of a euro, with its words. */
export interface ShownPrice extends PriceWords {
  price: number;
  /** The base beside it; null for a base. */
  basePrice: number | null;
  contested: boolean;
}

/** A price that waits to be borne out. */
export interface ReportedPrice {
  price: number;
  seenAt: Date;
}

/** What a person has said of a fuel within the hour and not taken back. */
export interface RecentWords {
  /** When the newest word was received, and its price in thousandths of a euro. */
  lastAt: Date;
  lastPrice: number;
  /** When another price than the station's was last said; null where prices were only confirmed. */
  claimedAt: Date | null;
}

/** What is known of a fuel at the station that somebody speaks of. Prices are thousandths of a euro. */
export interface FuelFacts extends Pick<
  ClaimFacts,
  'sells' | 'isSold' | 'isKnown' | 'last' | 'lastWithBelt' | keyof ReferencePrices
> {
  current: ShownPrice | undefined;
  /** What waits to be borne out. */
  reported: readonly ReportedPrice[];
  /** Of a driver: the own words, whether the author stands as known, and whether only the share keeps one from that. */
  recent?: RecentWords | undefined;
  isKnownAuthor?: boolean;
  isShareUsedUp?: boolean;
  /** Of a driver: the price to expect as the belt moves. */
  expectedPrice?: number | undefined;
}

/**
 * Evaluates an entry of a report.
 * @param word its `observedAt` is no later than now
 * @param isRepeated true where an entry before it is about the same fuel
 * @param facts undefined for a fuel that does not exist
 */
export function evaluateEntry(
  { origin, isSure = false }: Speaker,
  now: Date,
  word: Word,
  isRepeated: boolean,
  { rules, facts }: { rules: Rules; facts: FuelFacts },
): Omit<Heard, 'index'> {
  const { current, recent, isKnownAuthor = false } = facts;
  if (!Number.isInteger(word.price)) return { word, outcome: 'rejected', reason: 'decimals' };
  if (isRepeated) return { word, outcome: 'refused_again', saidAt: now };
  if (current?.price === word.price) {
    if (!mayConfirm(recent, current))
      return { word, outcome: 'refused_again', saidAt: recent!.lastAt };
    if (isConfirmation(origin, now, facts, rules)) {
      const isKept = !current.contested && isFreshByItself(current, rules, now);
      const expectedPrice = current.contested ? undefined : facts.expectedPrice;
      const gives = isKnownAuthor && !isKept && { givesRank: { expectedPrice } };
      return { word, outcome: 'confirmed', isKnown: isKnownAuthor, ...gives };
    }
  }
  if (recent?.claimedAt) return { word, outcome: 'refused_again', saidAt: recent.claimedAt };
  const isSame = current?.price === word.price;
  if (word.isConfirmed && !isShown(origin, word, facts, rules, now)) {
    return { word, outcome: 'changed' };
  }
  if (origin === 'driver' && !isSame && current && newestAcceptedWord(current) > word.observedAt) {
    return { word, outcome: 'changed' };
  }
  const fuel = rules.fuels.get(word.fuelTypeId);
  const { reference, last } = facts;
  const known = { ...facts, fuel, isWithdrawn: false, waiting: undefined };
  // Who confirms a reported price was shown it: there is nothing to ask.
  const isConfirmed = isSure || word.isConfirmed === true;
  const said = { ...word, unit: fuel?.unit };
  const gate = evaluateClaim(said, known, { origin, isConfirmed, now, limits: rules.limits });
  const compared = comparedWith({ reference, lastPrice: last?.price });
  // What is refused is told to who said it, and can be said again: no log needs to hold it.
  const isNew =
    gate.outcome !== 'rejected' && gate.outcome !== 'asked' && gate.outcome !== 'changed';
  const corrects = isKnownAuthor && recent ? { corrects: recent.lastAt } : {};
  const waitsAs =
    origin === 'driver'
      ? waitingCode(word, facts, now.getTime() - youngMs(rules.settings))
      : undefined;
  const isKnown = isKnownAuthor;
  const told = { ...gate, ...compared, ...(waitsAs && { waitsAs }) };
  return { word, ...told, isNew, isKnown, ...corrects };
}

function waitingCode(
  { price }: Word,
  { current, last, isKnownAuthor, isShareUsedUp }: FuelFacts,
  since: number,
): WaitingCode | undefined {
  if (isShareUsedUp) return 'reported_share';
  if (current?.price === price) return isKnownAuthor ? 'confirmed_voice' : 'reported_again';
  if (!last) return 'reported_first';
  return current && isOwnersWord(current, since) ? 'reported_owner' : undefined;
}

/**
 * True where saying the current price again only confirms it: a base, by whoever says so, and any other by a driver for
 * whom nobody has vouched. Said otherwise it is one more voice. What is fresh no more has to be said anew.
 */
function isConfirmation(
  origin: Speaker['origin'],
  now: Date,
  { current, isKnownAuthor }: FuelFacts,
  { ages }: Rules,
): boolean {
  const isBase = current!.voices === null;
  if (origin !== 'driver') return isBase;
  return (isBase || !isKnownAuthor) && lastInstants(current!, ages).fresh >= now;
}

/** True while a price is fresh by its own word and firm ones, whatever drivers have confirmed. */
const isFreshByItself = (current: ShownPrice, { ages }: Rules, now: Date): boolean =>
  lastInstants({ ...current, knownConfirmedAt: null, driverConfirmedAt: null }, ages).fresh >= now;

/** Whether somebody may confirm a price: not again within the hour, unless somebody else has said it since. */
const mayConfirm = (words: RecentWords | undefined, current: ShownPrice): boolean =>
  !words || (words.lastPrice !== current.price && words.lastAt < current.observedAt);

/**
 * True for a price that a person is shown and can confirm: a driver what the station takes and what is reported there, an
 * owner the own price, whatever drivers say beside it.
 */
function isShown(
  origin: Speaker['origin'],
  word: Word,
  facts: FuelFacts,
  rules: Rules,
  now: Date,
): boolean {
  const { current } = facts;
  if (origin !== 'driver') return word.price === (current?.basePrice ?? current?.price);
  return word.price === current?.price || isReported(word, facts, rules, now);
}

/** True for a price that is shown as reported (rule report-shown), which can be confirmed. */
function isReported(
  { fuelTypeId, price }: Word,
  { reported, current, isSold }: FuelFacts,
  rules: Rules,
  now: Date,
): boolean {
  if (isSold === false) return false;
  const oldest = now.getTime() - driverAge(rules.settings, rules.fuels.get(fuelTypeId)!.unit);
  return reported.some(
    (one) => one.price === price && standsBeside(one, current) && one.seenAt.getTime() >= oldest,
  );
}

/**
 * True while a reported price stands beside the station's own (rule price-reported): it is another one, and newer than
 * what a firm word or a known driver says of that one.
 */
export const standsBeside = (
  { price, seenAt }: ReportedPrice,
  own: (Parameters<typeof newestAcceptedWord>[0] & { price: number }) | undefined,
): boolean => !own || (own.price !== price && newestAcceptedWord(own) < seenAt);

/** For how long the same person's word of a fuel is not taken again, in milliseconds (rule report-limits). */
export const AGAIN_MS = REPORT_LIMITS.againMinutes * 60_000;
