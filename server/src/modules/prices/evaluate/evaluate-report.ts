/** Evaluates a driver's or owner's report: pure functions (rule report-entries, decision 0043). */
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import type { WaitingCode } from '../outcome.ts';
import type { Rules } from '../rules.ts';
import type { ReportAuthor } from '../author.ts';
import type { Word } from '../word.ts';
import { comparedWith, type ReferencePrices } from './reference-price.ts';
import { lastInstants, newestAcceptedWord, type PriceWords } from './freshness.ts';
import { evaluateClaim } from './gate.ts';
import type { EvaluatedReport } from './evaluated-report.ts';
import { driverAge, isOwnersWord, youngMs } from './patience.ts';
import type { ClaimFacts } from './claim-facts.ts';

/** A current real price, in thousandths of a euro, and its age. */
export interface ShownPrice extends PriceWords {
  price: number;
  /** The base price (evaluate/base-price.ts); null if this price is itself the base. */
  basePrice: number | null;
  contested: boolean;
}

/** A price that waits for confirmation. */
export interface ReportedPrice {
  price: number;
  seenAt: Date;
}

/** A person's reports of a fuel within the last hour, without withdrawn ones. */
export interface RecentWords {
  /** When the newest report was received, and its price in thousandths of a euro. */
  lastAt: Date;
  lastPrice: number;
  /** When the person last reported a price other than the current one; null with confirmations only. */
  claimedAt: Date | null;
}

/** The facts about a reported fuel at the station. Prices are thousandths of a euro. */
export interface FuelFacts extends Pick<
  ClaimFacts,
  'sells' | 'isSold' | 'isKnown' | 'last' | 'lastWithBelt' | keyof ReferencePrices
> {
  current: ShownPrice | undefined;
  /** Waiting prices. */
  reported: readonly ReportedPrice[];
  /** For a driver: recent reports, whether the author counts as known, and whether only the share prevents that. */
  recent?: RecentWords | undefined;
  isKnownAuthor?: boolean;
  isShareUsedUp?: boolean;
  /** For a driver: the price expected from the belt's movement. */
  expectedPrice?: number | undefined;
}

/**
 * Evaluates an entry of a report.
 * @param word its `observedAt` is no later than now
 * @param isRepeated true when an earlier entry has the same fuel
 * @param facts facts about the fuel at the station
 */
export function evaluateEntry(
  { origin, isSure = false }: ReportAuthor,
  now: Date,
  word: Word,
  isRepeated: boolean,
  { rules, facts }: { rules: Rules; facts: FuelFacts },
): Omit<EvaluatedReport, 'index'> {
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
  // Who confirms a reported price has seen it: no question is needed.
  const isConfirmed = isSure || word.isConfirmed === true;
  const said = { ...word, unit: fuel?.unit };
  const gate = evaluateClaim(said, known, { origin, isConfirmed, now, limits: rules.limits });
  const compared = comparedWith({ reference, lastPrice: last?.price });
  // The author sees a refusal and can report again, so the log does not store it.
  const isNew =
    gate.outcome !== 'rejected' && gate.outcome !== 'asked' && gate.outcome !== 'changed';
  const corrects = isKnownAuthor && recent ? { corrects: recent.lastAt } : {};
  const waitsAs =
    origin === 'driver'
      ? firstWaitingCode(word, facts, now.getTime() - youngMs(rules.settings))
      : undefined;
  const isKnown = isKnownAuthor;
  const told = { ...gate, ...compared, ...(waitsAs && { waitsAs }) };
  return { word, ...told, isNew, isKnown, ...corrects };
}

function firstWaitingCode(
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
 * True when reporting the current price only confirms it: a base by anybody, any other price by an unknown driver.
 * Otherwise the report adds a supporter. A price that is no longer fresh must be reported again.
 */
function isConfirmation(
  origin: ReportAuthor['origin'],
  now: Date,
  { current, isKnownAuthor }: FuelFacts,
  { ages }: Rules,
): boolean {
  const isBase = current!.voices === null;
  if (origin !== 'driver') return isBase;
  return (isBase || !isKnownAuthor) && lastInstants(current!, ages).fresh >= now;
}

/** True while firm reports alone keep a price fresh, without drivers' confirmations. */
const isFreshByItself = (current: ShownPrice, { ages }: Rules, now: Date): boolean =>
  lastInstants({ ...current, knownConfirmedAt: null, driverConfirmedAt: null }, ages).fresh >= now;

/**
 * True when a person may confirm the current price. One who reported within the hour may only if that report stated
 * another price and the current one was observed later.
 */
const mayConfirm = (words: RecentWords | undefined, current: ShownPrice): boolean =>
  !words || (words.lastPrice !== current.price && words.lastAt < current.observedAt);

/**
 * True for a price that the person sees and can confirm: for a driver the current price and reported ones, for an owner
 * the owner's price.
 */
function isShown(
  origin: ReportAuthor['origin'],
  word: Word,
  facts: FuelFacts,
  rules: Rules,
  now: Date,
): boolean {
  const { current } = facts;
  if (origin !== 'driver') return word.price === (current?.basePrice ?? current?.price);
  return word.price === current?.price || isReported(word, facts, rules, now);
}

/** True for a price displayed as reported (rule report-shown), which can be confirmed. */
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
 * True while a reported price is displayed beside the station's own (rule price-reported): it differs, and is newer than
 * the last firm or known driver's report of the own price.
 */
export const standsBeside = (
  { price, seenAt }: ReportedPrice,
  own: (Parameters<typeof newestAcceptedWord>[0] & { price: number }) | undefined,
): boolean => !own || (own.price !== price && newestAcceptedWord(own) < seenAt);

/** Milliseconds before the same person can report the same fuel again (rule report-limits). */
export const AGAIN_MS = REPORT_LIMITS.againMinutes * 60_000;
