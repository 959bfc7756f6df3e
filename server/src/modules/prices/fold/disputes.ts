/** Determines whether a price is contested, and how disputes end (rule price-contested): pure functions. */
import { REPORT_GATE, deviatesBeyond } from '@pieno/contract/prices/report-gate.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { FIRM } from '../author.ts';
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

/** True for a price that a dispute is about: near the disputed one, or the owner's later step away from it. */
const isDisputed = (dispute: Dispute, price: number, { prices }: PairState): boolean =>
  isNear(price, dispute.price) ||
  prices.some(
    (step) =>
      step.isAlsoDisputed &&
      isAccepted(step) &&
      step.receivedAt >= dispute.receivedAt &&
      isNear(price, step.price),
  );

/** True for an origin other than the disputed one; for an owner's dispute any. */
const isElse = ({ origin, against }: Dispute, reported: PriceOrigin): boolean =>
  origin === 'owner' || reported !== against;

/** True while a dispute is neither closed nor outvoted. */
const stands = (dispute: Dispute, state: PairState): boolean =>
  dispute.closedAt === null && !isOutvoted(dispute, state);

/**
 * True once the disputed price was confirmed by the dispute's author, by another firm source, or by enough known drivers.
 * It is computed from the current state, so withdrawing such a report reopens the dispute.
 */
export function isOutvoted(dispute: Dispute, state: PairState): boolean {
  const again = state.confirmations.filter(
    (one) =>
      one.seenAt >= dispute.receivedAt &&
      isDisputed(dispute, one.price, state) &&
      !one.isSuperseded,
  );
  const known = new Set(again.flatMap(({ isKnown, person }) => (isKnown && person) || []));
  return (
    known.size >= dispute.needed ||
    again.some(({ origin, person }) =>
      origin === 'driver' ? person !== null && person === dispute.person : isElse(dispute, origin),
    ) ||
    state.prices.some((price) => isFirmAgain(price, dispute, state))
  );
}

const isFirmAgain = (price: LoggedPrice, dispute: Dispute, state: PairState): boolean =>
  price.receivedAt > dispute.receivedAt &&
  FIRM.some((origin) => origin === price.origin) &&
  isAccepted(price) &&
  !price.doubtful &&
  isElse(dispute, price.origin) &&
  isDisputed(dispute, price.price, state);

/** True when an owner, or enough known drivers, dispute the price or the base beside it. */
export function isContested(
  state: PairState,
  top: LoggedPrice,
  base: LoggedPrice | undefined,
): boolean {
  const standing = state.disputes.filter(
    (one) =>
      (isDisputed(one, top.price, state) ||
        (top.supporters === 0 && base !== undefined && isDisputed(one, base.price, state))) &&
      stands(one, state),
  );
  if (standing.some(({ origin }) => origin === 'owner')) return true;
  const known = standing.filter(({ isKnown }) => isKnown);
  const people = new Set(known.flatMap(({ person }) => person ?? []));
  const needed = Math.max(known.at(-1)?.needed ?? 0, top.isAlsoDisputed ? 2 : 0);
  return needed > 0 && people.size >= needed;
}

/**
 * Returns the price that a dispute of the displayed price is about: beside a free price the base, which then loses its
 * rank.
 */
export const disputedOf = (
  { supporters, basePrice }: Pick<CurrentPrice, 'supporters' | 'basePrice'>,
  shown: number,
): number => (supporters === 0 ? basePrice : null) ?? shown;

/** Adds a dispute; how many known people it needs depends on the current price's origin and age. */
export function addDispute(state: PairState, event: DisputeEvent): void {
  const { id, at: receivedAt, origin, person, isKnown, facts } = event;
  const { current } = state;
  const disputed = current && disputedOf(current, current.price);
  const price = event.price === current?.price ? disputed! : event.price;
  const isShown = price === disputed;
  const { against, at, confirmedAt } = accusedOf(state, price);
  const firm = against === 'driver' ? [confirmedAt] : [at, confirmedAt];
  const youngFrom = receivedAt - youngMs(facts.rules.settings);
  const needed = firm.some((one) => one && one.getTime() > youngFrom) ? 2 : 1;
  // The disputed price was withdrawn and is no longer current.
  const end = isShown
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
function accusedOf({ current }: PairState, price: number) {
  const isBase = current?.supporters === 0 && price === current.basePrice;
  return {
    against: (isBase ? current.baseOrigin : current?.origin) ?? null,
    at: isBase ? current.baseAt : current?.observedAt,
    confirmedAt: current?.ownerConfirmedAt,
  };
}

const close = (dispute: Dispute, closedAt: number, closedBy: string | null, outcome: string) =>
  Object.assign(dispute, { closedAt, closedBy, outcome });

/**
 * Reopens or closes disputes of an owner's price after the owner reports another (decision 0065). @returns true when
 * there are any
 */
export function updateDisputesAfterOwnerPrice(
  state: PairState,
  now: number,
  facts: Facts,
): boolean {
  const reported = state.prices.find(({ id }) => id === state.current?.id);
  if (reported?.origin !== 'owner' || reported.receivedAt !== now) return false;
  let isStep = false;
  for (const dispute of state.disputes.filter(({ against }) => against === 'owner')) {
    const isReturn = isDisputed(dispute, reported.price, state);
    if (!isConcerned(dispute, state, isReturn, now)) continue;
    isStep = true;
    const where = { stationId: facts.stationId, fuelTypeId: facts.fuel.id, price: reported.price };
    const wears = !isReturn && wearsMedal(facts.ranked, where, facts.areas, facts.fuel);
    if (wears) reported.isAlsoDisputed = true;
    if (isReturn || wears) {
      Object.assign(dispute, { closedAt: null, closedBy: null, outcome: null });
    } else if (dispute.closedAt === null) close(dispute, now, 'accused', 'lapsed');
  }
  return isStep;
}

function isConcerned(dispute: Dispute, state: PairState, isReturn: boolean, now: number): boolean {
  const { closedAt, closedBy, outcome, receivedAt } = dispute;
  if (closedAt === null) return !isReturn && stands(dispute, state);
  const isRemembered = outcome !== 'wrong' && receivedAt > now - REPORT_GATE.disputeHours * HOUR_MS;
  return (
    isRemembered &&
    ((isReturn && closedBy !== null) ||
      (closedBy === 'accused' && closedAt > now - REPORT_GATE.youngHours * HOUR_MS))
  );
}

/** Closes disputes: another price is current, the price was confirmed, or they have lapsed. */
export function endDisputes(
  state: PairState,
  now: number,
  { rules: { ages }, fuel }: Facts,
  undoMs: number,
): void {
  const { current } = state;
  const reported = state.prices.find(({ id }) => id === current?.id);
  const lasts = fuel.unit === 'kilowatt_hour' ? ages.medal.electric : ages.medal.driver;
  for (const dispute of state.disputes) {
    if (dispute.closedAt !== null) continue;
    const last = Math.max(
      dispute.receivedAt,
      reported ? Math.max(reported.receivedAt, reported.decidedAt ?? 0) : 0,
      ...state.confirmations.map(({ receivedAt }) => receivedAt),
    );
    if (last > now - undoMs) continue;
    if (!current || !isDisputed(dispute, current.price, state)) {
      close(dispute, now, 'replaced', 'right');
    } else if (!stands(dispute, state)) {
      const again = state.confirmations.filter(
        (one) => one.seenAt > dispute.receivedAt && isDisputed(dispute, one.price, state),
      );
      const isFirm = again.length === 0 || again.some(({ origin }) => origin !== 'driver');
      close(dispute, now, isFirm ? 'owner' : 'drivers', 'wrong');
    } else if (dispute.receivedAt <= now - lasts) close(dispute, now, null, 'lapsed');
  }
}
