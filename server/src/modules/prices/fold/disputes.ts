/** Whether a price is contested, and how disputes end (rule price-contested): pure functions. */
import { REPORT_GATE, deviatesBeyond } from '@pieno/contract/prices/report-gate.ts';
import type { PriceOrigin } from '@pieno/contract/prices/prices.ts';
import { FIRM } from '../speaker.ts';
import { wearsMedal } from '../evaluate/medals.ts';
import { youngMs } from '../evaluate/patience.ts';
import type { Facts, PairWord } from './words.ts';
import {
  isAccepted,
  type CurrentPrice,
  type Dispute,
  type PairState,
  type SaidPrice,
} from './pair-state.ts';

const HOUR_MS = 3_600_000;

type DisputeWord = PairWord & { kind: 'dispute' };

const isNear = (price: number, other: number) =>
  !deviatesBeyond(price, other, REPORT_GATE.freePermille);

/** True for a price that a dispute is about: near it, or near its sayer's step away from it. */
const isDisputed = (dispute: Dispute, price: number, { prices }: PairState): boolean =>
  isNear(price, dispute.price) ||
  prices.some(
    (step) =>
      step.isAlsoDisputed &&
      isAccepted(step) &&
      step.receivedAt >= dispute.receivedAt &&
      isNear(price, step.price),
  );

/** A firm word of somebody else than whom the dispute accuses. */
const isElse = ({ origin, against }: Dispute, said: PriceOrigin): boolean =>
  origin === 'owner' || said !== against;

/** True while a dispute is neither closed nor outvoted. */
const stands = (dispute: Dispute, state: PairState): boolean =>
  dispute.closedAt === null && !isOutvoted(dispute, state);

/**
 * True once the price was said again by its author, by somebody else whose word is firm or by as many known drivers as it
 * takes. Follows from what stands, so that a word that is taken back leaves the dispute as it was.
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

const isFirmAgain = (price: SaidPrice, dispute: Dispute, state: PairState): boolean =>
  price.receivedAt > dispute.receivedAt &&
  FIRM.some((origin) => origin === price.origin) &&
  isAccepted(price) &&
  !price.doubtful &&
  isElse(dispute, price.origin) &&
  isDisputed(dispute, price.price, state);

/** True where an owner, or as many known drivers as it takes, say that the price or the base beside it is wrong. */
export function isContested(
  state: PairState,
  top: SaidPrice,
  base: SaidPrice | undefined,
): boolean {
  const standing = state.disputes.filter(
    (one) =>
      (isDisputed(one, top.price, state) ||
        (top.voices === 0 && base !== undefined && isDisputed(one, base.price, state))) &&
      stands(one, state),
  );
  if (standing.some(({ origin }) => origin === 'owner')) return true;
  const known = standing.filter(({ isKnown }) => isKnown);
  const people = new Set(known.flatMap(({ person }) => person ?? []));
  const needed = Math.max(known.at(-1)?.needed ?? 0, top.isAlsoDisputed ? 2 : 0);
  return needed > 0 && people.size >= needed;
}

/** The price that is said to be wrong by who sees one: beside a free price it is the base that loses its rank. */
export const disputedOf = (
  { voices, basePrice }: Pick<CurrentPrice, 'voices' | 'basePrice'>,
  shown: number,
): number => (voices === 0 ? basePrice : null) ?? shown;

/** Notes that somebody says a price to be wrong; what it takes follows from whose word holds then, and since when. */
export function addDispute(state: PairState, word: DisputeWord): void {
  const { id, at: receivedAt, origin, person, isKnown, facts } = word;
  const { current } = state;
  const disputed = current && disputedOf(current, current.price);
  const price = word.price === current?.price ? disputed! : word.price;
  const isShown = price === disputed;
  const { against, at, confirmedAt } = accusedOf(state, price);
  const firm = against === 'driver' ? [confirmedAt] : [at, confirmedAt];
  const youngFrom = receivedAt - youngMs(facts.rules.settings);
  const needed = firm.some((one) => one && one.getTime() > youngFrom) ? 2 : 1;
  // What it says is wrong is not there any more: it was taken back.
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

/** Whose word a price is: the one that holds, or beside a free one the base. */
function accusedOf({ current }: PairState, price: number) {
  const isBase = current?.voices === 0 && price === current.basePrice;
  return {
    against: (isBase ? current.baseOrigin : current?.origin) ?? null,
    at: isBase ? current.baseAt : current?.observedAt,
    confirmedAt: current?.ownerConfirmedAt,
  };
}

const close = (dispute: Dispute, closedAt: number, closedBy: string | null, outcome: string) =>
  Object.assign(dispute, { closedAt, closedBy, outcome });

/** Lets disputes follow the owner whom they accuse to the price that the owner has just said (decision 0065). */
export function followAccused(state: PairState, now: number, facts: Facts): boolean {
  const said = state.prices.find(({ id }) => id === state.current?.id);
  if (said?.origin !== 'owner' || said.receivedAt !== now) return false;
  let isStep = false;
  for (const dispute of state.disputes.filter(({ against }) => against === 'owner')) {
    const isReturn = isDisputed(dispute, said.price, state);
    if (!isConcerned(dispute, state, isReturn, now)) continue;
    isStep = true;
    const where = { stationId: facts.stationId, fuelTypeId: facts.fuel.id, price: said.price };
    const wears = !isReturn && wearsMedal(facts.ranked, where, facts.areas, facts.fuel);
    if (wears) said.isAlsoDisputed = true;
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

/** Writes down how disputes ended: another price holds, the price was said again, or nobody agreed for too long. */
export function endDisputes(
  state: PairState,
  now: number,
  { rules: { ages }, fuel }: Facts,
  undoMs: number,
): void {
  const { current } = state;
  const said = state.prices.find(({ id }) => id === current?.id);
  const lasts = fuel.unit === 'kilowatt_hour' ? ages.medal.electric : ages.medal.driver;
  for (const dispute of state.disputes) {
    if (dispute.closedAt !== null) continue;
    const last = Math.max(
      dispute.receivedAt,
      said ? Math.max(said.receivedAt, said.decidedAt ?? 0) : 0,
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
