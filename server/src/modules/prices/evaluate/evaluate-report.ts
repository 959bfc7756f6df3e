/** Evaluates a driver's or owner's report: pure functions (rule report-entries, decision 0043). */
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import type { WaitingCode } from '../outcome.ts';
import type { Rules } from '../rules.ts';
import type { ReportAuthor } from '../author.ts';
import type { ReportedPrice } from '../reported-price.ts';
import { comparedWith, type ReferencePrices } from './reference-price.ts';
import { lastInstants, lastAcceptedReportAt, type PriceAgeFacts } from './freshness.ts';
import { evaluateClaim } from './gate.ts';
import type { EvaluatedReport } from './evaluated-report.ts';
import { driverAge, isRecentOwnerPrice, youngMs } from './patience.ts';
import type { ClaimFacts } from './claim-facts.ts';

/** A current real price, in thousandths of a euro, and its age. */
export interface ShownPrice extends PriceAgeFacts {
  price: number;
  /** The base price (evaluate/base-price.ts); null if this price is itself the base. */
  basePrice: number | null;
  contested: boolean;
}

/** A price that waits for confirmation. */
export interface UnconfirmedPrice {
  price: number;
  seenAt: Date;
}

/** A person's reports of a fuel within the last hour, without withdrawn ones. */
export interface RecentReports {
  /** When the newest report was received, and its price in thousandths of a euro. */
  lastAt: Date;
  lastPrice: number;
  /** When the person last made a report that was no confirmation; null without one. */
  claimedAt: Date | null;
}

/** The facts about a reported fuel at the station. Prices are thousandths of a euro. */
export interface FuelFacts extends Pick<
  ClaimFacts,
  'sells' | 'isSold' | 'isReportable' | 'last' | 'lastWithBelt' | keyof ReferencePrices
> {
  current: ShownPrice | undefined;
  /** Waiting prices. */
  reported: readonly UnconfirmedPrice[];
  /** For a driver: recent reports, whether the author counts as known, and whether only the share prevents that. */
  recent?: RecentReports | undefined;
  countsAsKnown?: boolean;
  isShareUsedUp?: boolean;
  /** For a driver: the price expected from the belt's movement. */
  expectedPrice?: number | undefined;
}

/**
 * Evaluates an entry of a report.
 * @param reported its `observedAt` is no later than now
 * @param isSecondEntry true when an earlier entry has the same fuel
 * @param facts facts about the fuel at the station
 */
export function evaluateEntry(
  { origin, isSure = false }: ReportAuthor,
  now: Date,
  reported: ReportedPrice,
  isSecondEntry: boolean,
  { rules, facts }: { rules: Rules; facts: FuelFacts },
): Omit<EvaluatedReport, 'index'> {
  const { current, recent, countsAsKnown = false } = facts;
  if (!Number.isInteger(reported.price))
    return { reported, outcome: 'rejected', reason: 'decimals' };
  if (isSecondEntry) return { reported, outcome: 'refused_again', reportedAt: now };
  if (current?.price === reported.price) {
    if (!mayConfirm(recent, current))
      return { reported, outcome: 'refused_again', reportedAt: recent!.lastAt };
    if (isConfirmation(origin, now, facts, rules)) {
      const isFreshAnyway = !current.contested && isFreshByItself(current, rules, now);
      const expectedPrice = current.contested ? undefined : facts.expectedPrice;
      const gives = countsAsKnown && !isFreshAnyway && { restoresRank: { expectedPrice } };
      return { reported, outcome: 'confirmed', isKnown: countsAsKnown, ...gives };
    }
  }
  if (recent?.claimedAt)
    return { reported, outcome: 'refused_again', reportedAt: recent.claimedAt };
  const isSame = current?.price === reported.price;
  if (reported.isConfirmed && !isShown(origin, reported, facts, rules, now)) {
    return { reported, outcome: 'changed' };
  }
  // The reported price was seen before the current one was last reported.
  if (
    origin === 'driver' &&
    !isSame &&
    current &&
    lastAcceptedReportAt(current) > reported.observedAt
  ) {
    return { reported, outcome: 'changed' };
  }
  const fuel = rules.fuels.get(reported.fuelTypeId);
  const { reference, last } = facts;
  const claimFacts = { ...facts, fuel, isWithdrawn: false, waiting: undefined };
  // A person who confirms a reported price has seen it: no question is needed.
  const isConfirmed = isSure || reported.isConfirmed === true;
  const withUnit = { ...reported, unit: fuel?.unit };
  const gate = evaluateClaim(withUnit, claimFacts, {
    origin,
    isConfirmed,
    now,
    limits: rules.limits,
  });
  const compared = comparedWith({ reference, lastPrice: last?.price });
  // The author sees a refusal and can report again, so the log does not store it.
  const isNew =
    gate.outcome !== 'rejected' && gate.outcome !== 'asked' && gate.outcome !== 'changed';
  const corrects = countsAsKnown && recent ? { corrects: recent.lastAt } : {};
  const waitingCode =
    origin === 'driver'
      ? waitingCodeOf(reported, facts, now.getTime() - youngMs(rules.settings))
      : undefined;
  const evaluation = { ...gate, ...compared, ...(waitingCode && { waitingCode }) };
  return { reported, ...evaluation, isNew, isKnown: countsAsKnown, ...corrects };
}

function waitingCodeOf(
  { price }: ReportedPrice,
  { current, last, countsAsKnown, isShareUsedUp }: FuelFacts,
  since: number,
): WaitingCode | undefined {
  if (isShareUsedUp) return 'reported_share';
  if (current?.price === price) return countsAsKnown ? 'confirmed_voice' : 'reported_again';
  if (!last) return 'reported_first';
  return current && isRecentOwnerPrice(current, since) ? 'reported_owner' : undefined;
}

/**
 * True when reporting the current price only confirms it: a base by anybody, any other price by an unknown driver.
 * Otherwise the report adds a supporter. A price that is no longer fresh must be reported again.
 */
function isConfirmation(
  origin: ReportAuthor['origin'],
  now: Date,
  { current, countsAsKnown }: FuelFacts,
  { ages }: Rules,
): boolean {
  const isBase = current!.supporters === null;
  if (origin !== 'driver') return isBase;
  return (isBase || !countsAsKnown) && lastInstants(current!, ages).fresh >= now;
}

/** True while firm reports alone keep a price fresh, without drivers' confirmations. */
const isFreshByItself = (current: ShownPrice, { ages }: Rules, now: Date): boolean =>
  lastInstants({ ...current, knownConfirmedAt: null, driverConfirmedAt: null }, ages).fresh >= now;

/**
 * True when a person may confirm the current price. One who reported within the hour may only if that report stated
 * another price and the current one was observed later.
 */
const mayConfirm = (recent: RecentReports | undefined, current: ShownPrice): boolean =>
  !recent || (recent.lastPrice !== current.price && recent.lastAt < current.observedAt);

/**
 * True for a price that the person sees and can confirm: for a driver the current price and reported ones, for an owner
 * the owner's price.
 */
function isShown(
  origin: ReportAuthor['origin'],
  reported: ReportedPrice,
  facts: FuelFacts,
  rules: Rules,
  now: Date,
): boolean {
  const { current } = facts;
  if (origin !== 'driver') return reported.price === (current?.basePrice ?? current?.price);
  return reported.price === current?.price || isReported(reported, facts, rules, now);
}

/** True for a price displayed as reported (rule report-shown), which can be confirmed. */
function isReported(
  { fuelTypeId, price }: ReportedPrice,
  { reported, current, isSold }: FuelFacts,
  rules: Rules,
  now: Date,
): boolean {
  if (isSold === false) return false;
  const oldest = now.getTime() - driverAge(rules.settings, rules.fuels.get(fuelTypeId)!.unit);
  return reported.some(
    (one) => one.price === price && isShownBeside(one, current) && one.seenAt.getTime() >= oldest,
  );
}

/**
 * True while a reported price is displayed beside the current one (rule price-reported): it differs, and is newer than the
 * last report of the current price by a firm source or a known driver.
 */
export const isShownBeside = (
  { price, seenAt }: UnconfirmedPrice,
  current: (Parameters<typeof lastAcceptedReportAt>[0] & { price: number }) | undefined,
): boolean => !current || (current.price !== price && lastAcceptedReportAt(current) < seenAt);

/** Milliseconds before the same person can report the same fuel again (rule report-limits). */
export const AGAIN_MS = REPORT_LIMITS.againMinutes * 60_000;
