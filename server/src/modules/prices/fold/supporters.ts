/** Counts the known people who support a waiting price: pure (rule report-ranks, decision 0050). */
import { deviatesBeyond } from '@pieno/contract/prices/report-gate.ts';
import { isFree } from '../evaluate/base-price.ts';
import type { Patience } from '../evaluate/patience.ts';
import { isAccepted, isOpenClaim, type Confirmation, type LoggedPrice } from './pair-state.ts';
import type { Facts } from './events.ts';

/** A reported price or a confirmation. */
export type LoggedReport = LoggedPrice | Confirmation;
type KnownReport = LoggedReport & { person: string };

/** Reports that still count, in the order of receipt. */
export interface Evidence {
  /** Known people's prices and confirmations. */
  known: readonly KnownReport[];
  /** Accepted prices that are not free. */
  accepted: readonly LoggedPrice[];
}

/** What a claim's support is measured with at an instant. Prices are thousandths of a euro. */
export interface Measure extends Pick<Facts, 'hasShareLeft'> {
  /** Returns how many known people a price needs to rank. */
  neededFor(price: number): number;
  /** Returns the price expected from the belt's movement. */
  expectedPrice(): number | undefined;
}

/** Claims of one price, the known people who support them, and how many they need. */
export interface ClaimGroup {
  claims: readonly LoggedPrice[];
  price: number;
  /** The last observation of the price in these claims. */
  seenAt: number;
  /** Known people's reports of the same price, or of a similar one. */
  reports: readonly KnownReport[];
  supporters: number;
  needed: number;
  hasEnoughSupport: boolean;
  /** Known people's reports that made it rank: each uses a share of its author's (rule report-share). */
  charged: readonly KnownReport[];
}

/** Counts the support for one price's claims. */
export function countSupport(
  claims: readonly LoggedPrice[],
  evidence: Evidence,
  patience: Patience,
  measure: Measure,
): ClaimGroup {
  // Claims of one price are always evaluated together, so the first one speaks for all.
  const [{ price, needed: neededBefore, supporters: supportersBefore }] = claims as [LoggedPrice];
  const seenAt = Math.max(...claims.map((claim) => claim.seenAt));
  const reports = supportingReports(price, seenAt, evidence, patience);
  const supporters = countPeople(reports);
  const isNeededOutdated =
    claims.some(({ needed }) => needed === null) ||
    (neededBefore !== 0 && supporters !== supportersBefore);
  const needed = isNeededOutdated ? measure.neededFor(price) : neededBefore!;
  const isSold = claims.every(({ reason }) => reason !== 'unsold');
  // A price that needs no supporters is accepted, but becomes the base price only with two.
  const required = needed || 2;
  // Enough of these people's prices are accepted already, and charge no share again.
  const isAlreadyCharged = countPeople(reports.filter(isAcceptedPrice)) >= required;
  const knownClaims = claims.filter(isKnownReport);
  // Confirming people use a share only without a known author.
  const charged = knownClaims.length > 0 ? knownClaims : reports;
  const isShareLeft = () =>
    charged.some(({ person }) =>
      measure.hasShareLeft(person, { price, expectedPrice: measure.expectedPrice() }),
    );
  const isBackedByKnown = supporters >= required && (isAlreadyCharged || isShareLeft());
  const hasEnoughSupport = isSold && (needed === 0 || isBackedByKnown);
  return {
    claims,
    price,
    seenAt,
    reports,
    // An accepted price with 0 supporters is free.
    supporters: hasEnoughSupport && !isBackedByKnown ? 0 : supporters,
    needed,
    hasEnoughSupport,
    charged: hasEnoughSupport && isBackedByKnown && !isAlreadyCharged ? charged : [],
  };
}

/**
 * Returns known people's recent reports of a price or a similar one, since another price was last accepted; none if
 * nobody states exactly it.
 */
function supportingReports(
  price: number,
  seenAt: number,
  { known, accepted }: Evidence,
  { reportedMs, agreePermille }: Patience,
): readonly KnownReport[] {
  if (!known.some((report) => report.price === price)) return [];
  const others = accepted.filter((other) => other.price !== price && other.seenAt <= seenAt);
  const since = Math.max(seenAt - reportedMs, ...others.map((other) => other.seenAt));
  const reports = known.filter((report) => report.seenAt >= since);
  // Known people may differ in the last digit, but one must state exactly this price.
  return reports.some((report) => report.price === price)
    ? reports.filter((report) => !deviatesBeyond(report.price, price, agreePermille))
    : [];
}

const countPeople = (reports: readonly KnownReport[]): number =>
  new Set(reports.map(({ person }) => person)).size;

export const isPrice = (report: LoggedReport): report is LoggedPrice => 'state' in report;

const isAcceptedPrice = (report: LoggedReport): report is LoggedPrice =>
  isPrice(report) && isAccepted(report);

/**
 * True for an accepted price of a firm source or with known supporters. One accepted without known drivers supersedes
 * nothing.
 */
export const isAcceptedNotFree = (report: LoggedReport): report is LoggedPrice =>
  isAcceptedPrice(report) && !isFree(report);

/** True for a known person's report; a rejected price is none. */
export const isKnownReport = <Report extends LoggedReport>(
  report: Report,
): report is Report & KnownReport =>
  report.person !== null &&
  report.isKnown &&
  (!isPrice(report) || isAccepted(report) || isOpenClaim(report));
