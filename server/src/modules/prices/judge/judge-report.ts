/** Judges what a person at a station says of its prices: pure functions (rule report-entries, decision 0043). */
import { REPORT_GATE } from '@pieno/contract/report-gate.ts';
import { REPORT_LIMITS } from '@pieno/contract/limits.ts';
import type { Rules } from '../rules.ts';
import type { Speaker } from '../speaker.ts';
import type { Word } from '../word.ts';
import { comparedOf } from './compared.ts';
import { lastInstants, newestAcceptedWord, type PriceWords } from './freshness.ts';
import { judgeClaim } from './gate.ts';
import { fateOf, type Heard } from './heard.ts';
import { driverAge } from './patience.ts';
import type { ClaimFacts } from './verdict.ts';

/** A current real price, in thousandths of a euro, with its words. */
export interface ShownPrice extends PriceWords {
  price: number;
}

/** A price that drivers have reported and nobody borne out. */
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
  'sells' | 'isSold' | 'isKnown' | 'last' | 'reference' | 'elsewhere'
> {
  current: ShownPrice | undefined;
  /** The newest claim that waits to be borne out. */
  reported: ReportedPrice | undefined;
  /** Of a driver: the own words, whether the author is proven, the newest price that did not rank as small. */
  recent?: RecentWords | undefined;
  isProven?: boolean;
  base?: number | undefined;
  /** True when a small change leaves the first rank in each area of the station to those who hold it. */
  keepsGold?: boolean;
}

/**
 * Judges an entry of a report.
 * @param word its `observedAt` is no later than now
 * @param isRepeated true where an entry before it is about the same fuel
 * @param facts undefined for a fuel that does not exist
 */
export function judgeEntry(
  { origin, isSure = false }: Speaker,
  now: Date,
  word: Word,
  isRepeated: boolean,
  { rules, facts }: { rules: Rules; facts: FuelFacts },
): Omit<Heard, 'index'> {
  const { current, recent } = facts;
  if (!Number.isInteger(word.price)) return { word, fate: 'rejected', refused: 'decimals' };
  if (isRepeated) return { word, fate: 'again', saidAt: now };
  if (current?.price === word.price) {
    if (!mayConfirm(recent, current)) return { word, fate: 'again', saidAt: recent!.lastAt };
    const isLate = word.observedAt > lastInstants(current, rules.ages).fresh;
    const late = origin === 'driver' && isLate;
    return { word, fate: 'confirmed', late };
  }
  if (recent?.claimedAt) return { word, fate: 'again', saidAt: recent.claimedAt };
  if (word.isConfirmed && !isReported(word, facts, rules, now)) return { word, fate: 'changed' };
  if (origin === 'driver' && current && newestAcceptedWord(current) > word.observedAt) {
    return { word, fate: 'changed' };
  }
  const fuel = rules.fuels.get(word.fuelTypeId);
  const { reference, elsewhere, last, base, sells, isSold, isKnown } = facts;
  const known = {
    fuel,
    sells,
    isSold,
    isKnown,
    reference,
    elsewhere,
    last,
    isWithdrawn: false,
    waiting: undefined,
    ...(origin === 'driver' && { driver: driverFacts(facts, now) }),
  };
  // Who confirms a reported price was shown it: there is nothing to ask.
  const isConfirmed = isSure || word.isConfirmed === true;
  const said = { ...word, unit: fuel?.unit };
  const verdict = judgeClaim(said, known, { origin, isConfirmed, now, limits: rules.limits });
  const isSmall = verdict.state === 'reported' && verdict.reason === 'small';
  const compared = comparedOf({ reference, lastPrice: isSmall ? base : last?.price });
  // What is refused is told to who said it, and can be said again: no log needs to hold it.
  const isNew =
    verdict.state !== 'rejected' && verdict.state !== 'asked' && verdict.state !== 'changed';
  const fate = fateOf(verdict, undefined);
  return { word, verdict, ...compared, ...fate, isNew };
}

/** True while the current price is an owner's word that only two people displace. */
export function isOwnersWord(current: ShownPrice | undefined, now: Date): boolean {
  const since = now.getTime() - REPORT_GATE.ownerHours * 3_600_000;
  const said = [current?.ownerConfirmedAt, current?.origin === 'owner' && current.observedAt];
  return said.some((at) => at && at.getTime() > since);
}

const driverFacts = (
  { isProven = false, base, keepsGold = false, current }: FuelFacts,
  now: Date,
) => ({
  isProven,
  base,
  keepsGold,
  isOwnersWord: isOwnersWord(current, now),
});

/** Whether somebody may confirm a price: not again within the hour, unless somebody else has said it since. */
const mayConfirm = (words: RecentWords | undefined, current: ShownPrice): boolean =>
  !words || (words.lastPrice !== current.price && words.lastAt < current.observedAt);

/** True for a price that is shown as reported (rule report-shown), which can be confirmed. */
function isReported(
  { fuelTypeId, price }: Word,
  facts: FuelFacts,
  rules: Rules,
  now: Date,
): boolean {
  const { reported, current, isSold } = facts;
  if (!reported || reported.price !== price || isSold === false) return false;
  const { unit } = rules.fuels.get(fuelTypeId)!;
  const until = reported.seenAt.getTime() + driverAge(rules.settings, unit);
  return standsBeside(reported, current) && until >= now.getTime();
}

/**
 * True while a reported price stands beside the station's own (rule price-reported): it is another one, and newer than
 * what was accepted of that one. One driver's confirmation hides none: two contradict it.
 */
export const standsBeside = (
  { price, seenAt }: ReportedPrice,
  own: (Pick<PriceWords, 'observedAt' | 'ownerConfirmedAt'> & { price: number }) | undefined,
): boolean => !own || (own.price !== price && newestAcceptedWord(own) < seenAt);

/** For how long the same person's word of a fuel is not taken again, in milliseconds (rule report-limits). */
export const AGAIN_MS = REPORT_LIMITS.againMinutes * 60_000;
