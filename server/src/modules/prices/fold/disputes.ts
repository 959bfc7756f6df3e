/** Determines whether a price is contested, and how disputes end (rule price-contested): pure functions. */
import { REPORT_GATE, deviatesBeyond } from '@pieno/contract/prices/report-gate.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { FIRM } from '../author.ts';
import { isFree } from '../evaluate/base-price.ts';
import { wearsMedal } from '../evaluate/medals.ts';
import { youngMs } from '../evaluate/patience.ts';
import type { Facts, PairEvent } from './events.ts';
import {
  isAccepted,
  type CurrentPrice,
  type Dispute,
  type PairState,
  type LoggedPrice,
} from './pair-state.ts';

const HOUR_MS = 3_600_000;

type DisputeEvent = PairEvent & { kind: 'dispute' };

const isNear = (price: number, other: number) =>
  !deviatesBeyond(price, other, REPORT_GATE.freePermille);

/**
 * True for a price that a dispute is about: near the disputed one, or near a later price by which the owner tried to
 * escape the dispute.
 */
const isDisputed = (dispute: Dispute, price: number, { prices }: PairState): boolean =>
  isNear(price, dispute.price) ||
  prices.some(
    (later) =>
      later.inheritsDisputes &&
      isAccepted(later) &&
      later.receivedAt >= dispute.receivedAt &&
      isNear(price, later.price),
  );

/**
 * True for an origin that can refute a dispute: not the origin of the disputed price itself. When an owner disputes, any
 * origin can.
 */
const isIndependent = ({ origin, against }: Dispute, reporter: PriceOrigin): boolean =>
  origin === 'owner' || reporter !== against;

/** True while a dispute is neither closed nor outvoted. */
const stands = (dispute: Dispute, state: PairState): boolean =>
  dispute.closedAt === null && !isOutvoted(dispute, state);

/**
 * True once the disputed price was confirmed by the dispute's author, by another firm source, or by enough known drivers.
 * It is computed from the current state, so withdrawing such a report reopens the dispute.
 */
export function isOutvoted(dispute: Dispute, state: PairState): boolean {
  const confirmations = state.confirmations.filter(
    (one) =>
      one.seenAt >= dispute.receivedAt &&
      isDisputed(dispute, one.price, state) &&
      !one.isSuperseded,
  );
  const known = new Set(confirmations.flatMap(({ isKnown, person }) => (isKnown && person) || []));
  return (
    known.size >= dispute.needed ||
    confirmations.some(({ origin, person }) =>
      origin === 'driver'
        ? person !== null && person === dispute.person
        : isIndependent(dispute, origin),
    ) ||
    state.prices.some((price) => isFirmRepetition(price, dispute, state))
  );
}

const isFirmRepetition = (price: LoggedPrice, dispute: Dispute, state: PairState): boolean =>
  price.receivedAt > dispute.receivedAt &&
  FIRM.some((origin) => origin === price.origin) &&
  isAccepted(price) &&
  !price.doubtful &&
  isIndependent(dispute, price.origin) &&
  isDisputed(dispute, price.price, state);

/** True when an owner, or enough known drivers, dispute the price or the base beside it. */
export function isContested(
  state: PairState,
  shown: LoggedPrice,
  base: LoggedPrice | undefined,
): boolean {
  const standing = state.disputes.filter(
    (one) =>
      (isDisputed(one, shown.price, state) ||
        (isFree(shown) && base !== undefined && isDisputed(one, base.price, state))) &&
      stands(one, state),
  );
  if (standing.some(({ origin }) => origin === 'owner')) return true;
  const known = standing.filter(({ isKnown }) => isKnown);
  const people = new Set(known.flatMap(({ person }) => person ?? []));
  // The number stored with the newest dispute applies.
  const needed = Math.max(known.at(-1)?.needed ?? 0, shown.inheritsDisputes ? 2 : 0);
  return needed > 0 && people.size >= needed;
}

/**
 * Returns the price that a dispute of the displayed price is about: beside a free price the base, which then loses its
 * rank.
 */
export const disputedOf = (
  current: Pick<CurrentPrice, 'supporters' | 'basePrice'>,
  shown: number,
): number => (isFree(current) ? current.basePrice : null) ?? shown;

/** Adds a dispute; how many known people it needs depends on the current price's origin and age. */
export function addDispute(state: PairState, event: DisputeEvent): void {
  const { id, at: receivedAt, origin, person, isKnown, facts } = event;
  const { current } = state;
  const disputed = current && disputedOf(current, current.price);
  const price = event.price === current?.price ? disputed! : event.price;
  const isStillCurrent = price === disputed;
  const { against, at, confirmedAt } = disputedFacts(state, price);
  const firmTimes = against === 'driver' ? [confirmedAt] : [at, confirmedAt];
  const youngFrom = receivedAt - youngMs(facts.rules.settings);
  const needed = firmTimes.some((one) => one && one.getTime() > youngFrom) ? 2 : 1;
  // Meanwhile another price may be current: then the dispute is stored as ended.
  const end = isStillCurrent
    ? { closedAt: null, closedBy: null, outcome: null }
    : { closedAt: receivedAt, closedBy: 'replaced', outcome: 'lapsed' };
  state.disputes.push({
    id,
    price,
    origin,
    person,
    isKnown,
    receivedAt,
    against,
    needed,
    ...end,
  });
}

/** Returns origin and times of the disputed price: the current one, or a base beside a free one. */
function disputedFacts({ current }: PairState, price: number) {
  const isBase = current !== undefined && isFree(current) && price === current.basePrice;
  return {
    against: (isBase ? current.baseOrigin : current?.origin) ?? null,
    at: isBase ? current.baseAt : current?.observedAt,
    confirmedAt: current?.ownerConfirmedAt,
  };
}

const close = (dispute: Dispute, closedAt: number, closedBy: string | null, outcome: string) =>
  Object.assign(dispute, { closedAt, closedBy, outcome });

/**
 * Reopens or closes disputes of an owner's price after the owner reports another (decision 0065): back to the disputed
 * price, or away from it but still with a medal, they stand; otherwise they end.
 * @returns true when any was affected
 */
export function updateDisputesAfterOwnerPrice(
  state: PairState,
  now: number,
  facts: Facts,
): boolean {
  const ownerPrice = state.prices.find(({ id }) => id === state.current?.id);
  if (ownerPrice?.origin !== 'owner' || ownerPrice.receivedAt !== now) return false;
  let isAnyAffected = false;
  for (const dispute of state.disputes.filter(({ against }) => against === 'owner')) {
    const isReturn = isDisputed(dispute, ownerPrice.price, state);
    if (!isAffected(dispute, state, isReturn, now)) continue;
    isAnyAffected = true;
    const where = {
      stationId: facts.stationId,
      fuelTypeId: facts.fuel.id,
      price: ownerPrice.price,
    };
    const wears = !isReturn && wearsMedal(facts.ranked, where, facts.areas, facts.fuel);
    if (wears) ownerPrice.inheritsDisputes = true;
    if (isReturn || wears) {
      Object.assign(dispute, { closedAt: null, closedBy: null, outcome: null });
    } else if (dispute.closedAt === null) close(dispute, now, 'accused', 'lapsed');
  }
  return isAnyAffected;
}

/**
 * True for a dispute that the owner's new price affects: a standing one when the price moves away; and one that ended
 * unrefuted in the last days, when the price returns, or when the owner's previous price ended it within the last day.
 */
function isAffected(dispute: Dispute, state: PairState, isReturn: boolean, now: number): boolean {
  const { closedAt, closedBy, outcome, receivedAt } = dispute;
  if (closedAt === null) return !isReturn && stands(dispute, state);
  const isRemembered = outcome !== 'wrong' && receivedAt > now - REPORT_GATE.disputeHours * HOUR_MS;
  return (
    isRemembered &&
    ((isReturn && closedBy !== null) ||
      (closedBy === 'accused' && closedAt > now - REPORT_GATE.youngHours * HOUR_MS))
  );
}

/**
 * Closes open disputes, once nothing can be undone any more: when another price is current, when the price was confirmed,
 * or when the dispute is as old as a driver's price may be.
 */
export function endDisputes(
  state: PairState,
  now: number,
  { rules: { ages }, fuel }: Facts,
  undoMs: number,
): void {
  const { current } = state;
  const shown = state.prices.find(({ id }) => id === current?.id);
  const lifetimeMs = fuel.unit === 'kilowatt_hour' ? ages.medal.electric : ages.medal.driver;
  for (const dispute of state.disputes) {
    if (dispute.closedAt !== null) continue;
    const lastReportAt = Math.max(
      dispute.receivedAt,
      shown ? Math.max(shown.receivedAt, shown.decidedAt ?? 0) : 0,
      ...state.confirmations.map(({ receivedAt }) => receivedAt),
    );
    if (lastReportAt > now - undoMs) continue;
    if (!current || !isDisputed(dispute, current.price, state)) {
      close(dispute, now, 'replaced', 'right');
    } else if (!stands(dispute, state)) {
      const confirmations = state.confirmations.filter(
        (one) => one.seenAt > dispute.receivedAt && isDisputed(dispute, one.price, state),
      );
      const isFirm =
        confirmations.length === 0 || confirmations.some(({ origin }) => origin !== 'driver');
      // 'owner' stands for any firm source.
      close(dispute, now, isFirm ? 'owner' : 'drivers', 'wrong');
    } else if (dispute.receivedAt <= now - lifetimeMs) close(dispute, now, null, 'lapsed');
  }
}
