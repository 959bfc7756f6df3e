/**
 * Folds the reports about a fuel at a station, in the order of receipt, into its state; each is evaluated with the state
 * at its instant (decision 0005). Pure.
 */
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import { AGAIN_MS } from '../evaluate/evaluate-report.ts';
import { patienceFor } from '../evaluate/patience.ts';
import { measureOf, provisionalNeeding } from './measure.ts';
import { evaluateWaiting } from './evaluate-waiting.ts';
import { currentOf } from './current.ts';
import { addDispute, endDisputes, updateDisputesAfterOwnerPrice } from './disputes.ts';
import { addEvaluatedPrice } from './add-price.ts';
import {
  copyOf,
  insertPrice,
  isBase,
  isOpenClaim,
  type PairState,
  type LoggedPrice,
} from './pair-state.ts';
import type { PairEvent } from './events.ts';

/** Beyond this number of prices, confirmations and waiting claims in a state, old prices and confirmations are set aside. */
const MANY = 600;
const KEPT = 150;

const UNDO_MS = REPORT_LIMITS.undoMinutes * 60_000;

/**
 * Folds reports into a state.
 * @param start the state before them, which is not changed
 * @param events valid reports, in the order of receipt
 * @param corrected ids of confirmations that their authors have corrected since
 */
export function fold(
  start: PairState,
  events: readonly PairEvent[],
  corrected: ReadonlySet<number> = new Set(),
): PairState {
  const state = copyOf(start);
  let many = MANY;
  const folded = events.filter(({ id }) => !corrected.has(id));
  const ids = new Set(folded.map(({ id }) => id));
  for (const event of folded) {
    const correcting = step(state, event).filter((id) => ids.has(id));
    // Folds again without the corrected confirmations; those already in `start` keep their effect.
    if (correcting.length > 0) return fold(start, events, new Set([...corrected, ...correcting]));
    if (sizeOf(state) > many) {
      setAside(state);
      many = Math.max(MANY, sizeOf(state) + KEPT);
    }
  }
  const { past } = state;
  return {
    ...state,
    prices: [...past.prices, ...state.prices],
    confirmations: [...past.confirmations, ...state.confirmations],
    past: { prices: [], confirmations: [] },
  };
}

const sizeOf = ({ prices, confirmations }: PairState): number =>
  prices.length + confirmations.length;

/**
 * Sets aside what cannot affect the current price: keeps waiting claims, and the newest prices, bases and confirmations.
 */
function setAside(state: PairState): void {
  const isKept = new Set(
    [
      state.prices.slice(-KEPT),
      state.prices.filter(isOpenClaim),
      state.prices.filter(isBase).slice(-KEPT),
    ].flat(),
  );
  state.past.prices.push(...state.prices.filter((price) => !isKept.has(price)));
  state.prices = state.prices.filter((price) => isKept.has(price));
  state.past.confirmations.push(...state.confirmations.slice(0, -KEPT));
  state.confirmations = state.confirmations.slice(-KEPT);
}

/** Folds one report into a state. @returns ids of the author's confirmations that it replaces */
export function step(state: PairState, event: PairEvent): number[] {
  const { at, facts } = event;
  const corrected = apply(state, event);
  const patience = patienceFor(facts.rules.settings, facts.fuel.unit);
  evaluateWaiting(state, patience, measureOf(state, at, facts), at);
  setCurrent(state, event);
  if (updateDisputesAfterOwnerPrice(state, at, facts)) setCurrent(state, event);
  // When a claim waits again, an older price becomes current and is checked too.
  for (
    let needed = provisionalNeeding(state, at, facts);
    needed > 0;
    needed = provisionalNeeding(state, at, facts)
  ) {
    const price = state.prices.find(({ id }) => id === state.current!.id)!;
    const waits = {
      state: 'reported',
      needed,
      decidedBy: null,
      decidedAt: at,
      decidedReport: null,
    };
    Object.assign(price, waits);
    setCurrent(state, event);
  }
  if (event.kind === 'time' && event.isJob) {
    endDisputes(state, at, facts, UNDO_MS);
    setCurrent(state, event);
  }
  return corrected;
}

function setCurrent(state: PairState, { at, facts }: PairEvent): void {
  state.current = facts.isSold === false ? undefined : currentOf(state, at, facts.fuel.unit);
}

/** Adds a report to a state, before waiting claims are evaluated. @returns as `step` */
function apply(state: PairState, event: PairEvent): number[] {
  switch (event.kind) {
    case 'price': {
      const { corrects } = addEvaluatedPrice(state, event);
      return corrects ? ownConfirmations(state, event) : [];
    }
    case 'dispute':
      addDispute(state, event);
      return [];
    case 'decision':
      decide(state, event);
      return [];
    case 'undone':
      undo(state, event.price);
      return [];
    case 'closed': {
      const dispute = state.disputes.find(({ id }) => id === event.of);
      const { outcome, at: closedAt } = event;
      if (dispute) Object.assign(dispute, { closedAt, closedBy: 'administrator', outcome });
      return [];
    }
    case 'vouched':
      for (const report of [...state.prices, ...state.confirmations, ...state.disputes]) {
        if (event.ids.includes(report.id)) report.isKnown = true;
      }
      return [];
    case 'time':
      return [];
  }
}

/** Marks a price of an undone import as withdrawn. A settled one is in the state already; any other is added. */
function undo({ prices }: PairState, price: LoggedPrice): void {
  const settled = prices.find(({ id }) => id === price.id);
  if (settled) Object.assign(settled, price);
  else insertPrice(prices, price);
}

/** Returns the author's confirmations of other prices within the hour before. */
const ownConfirmations = (
  { confirmations }: PairState,
  { person, price, at }: PairEvent & { kind: 'price' },
): number[] =>
  confirmations
    .filter((one) => one.person === person && one.price !== price && one.receivedAt > at - AGAIN_MS)
    .map(({ id }) => id);

/** Applies an administrator's decision; an accepted price counts as firm. */
function decide(state: PairState, event: PairEvent & { kind: 'decision' }): void {
  const { state: decided, at: decidedAt, by: decidedBy, reason: decisionReason } = event;
  for (const price of state.prices.filter(({ id }) => event.ids.includes(id))) {
    Object.assign(price, { state: decided, decidedAt, decidedBy, decisionReason });
    state.unprocessedIds.push(price.id);
    if (decided === 'accepted') Object.assign(price, { doubtful: false, supporters: null });
  }
}
