/**
 * Folds the reports about a fuel at a station, in the order of receipt, into its state; each is evaluated with the state
 * at its instant (decision 0005). Pure.
 */
import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import { AGAIN_MS } from '../evaluate/evaluate-report.ts';
import { patienceFor } from '../evaluate/patience.ts';
import { measureOf, provisionalNeeding } from './measure.ts';
import { evaluateWaiting } from './waiting.ts';
import { currentOf } from './current.ts';
import { addDispute, endDisputes, updateDisputesAfterOwnerPrice } from './disputes.ts';
import { addEvaluatedPrice } from './add-price.ts';
import {
  copyOf,
  insertPrice,
  isBase,
  isOpenClaim,
  type PairState,
  type SaidPrice,
} from './pair-state.ts';
import type { PairWord } from './words.ts';

/** Beyond this number of prices, confirmations and waiting claims in a state, old prices and confirmations are set aside. */
const MANY = 600;
const KEPT = 150;

const UNDO_MS = REPORT_LIMITS.undoMinutes * 60_000;

/**
 * Folds reports into a state.
 * @param start the state before them, which is not changed
 * @param words valid reports, in the order of receipt
 * @param corrected ids of confirmations that their authors have corrected since
 */
export function fold(
  start: PairState,
  words: readonly PairWord[],
  corrected: ReadonlySet<number> = new Set(),
): PairState {
  const state = copyOf(start);
  let many = MANY;
  const folded = words.filter(({ id }) => !corrected.has(id));
  const ids = new Set(folded.map(({ id }) => id));
  for (const word of folded) {
    const correcting = step(state, word).filter((id) => ids.has(id));
    // Folds again without the corrected confirmations; those already in `start` keep their effect.
    if (correcting.length > 0) return fold(start, words, new Set([...corrected, ...correcting]));
    if (sizeOf(state) > many) {
      layAside(state);
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
function layAside(state: PairState): void {
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
export function step(state: PairState, word: PairWord): number[] {
  const { at, facts } = word;
  const corrected = hear(state, word);
  const patience = patienceFor(facts.rules.settings, facts.fuel.unit);
  evaluateWaiting(state, patience, measureOf(state, at, facts), at);
  setCurrent(state, word);
  if (updateDisputesAfterOwnerPrice(state, at, facts)) setCurrent(state, word);
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
    setCurrent(state, word);
  }
  if (word.kind === 'time' && word.isJob) {
    endDisputes(state, at, facts, UNDO_MS);
    setCurrent(state, word);
  }
  return corrected;
}

function setCurrent(state: PairState, { at, facts }: PairWord): void {
  state.current = facts.isSold === false ? undefined : currentOf(state, at, facts.fuel.unit);
}

/** Adds a report to a state, before waiting claims are evaluated. @returns as `step` */
function hear(state: PairState, word: PairWord): number[] {
  switch (word.kind) {
    case 'price': {
      const { corrects } = addEvaluatedPrice(state, word);
      return corrects ? ownConfirmations(state, word) : [];
    }
    case 'dispute':
      addDispute(state, word);
      return [];
    case 'decision':
      decide(state, word);
      return [];
    case 'undone':
      undo(state, word.price);
      return [];
    case 'closed': {
      const dispute = state.disputes.find(({ id }) => id === word.of);
      const { outcome, at: closedAt } = word;
      if (dispute) Object.assign(dispute, { closedAt, closedBy: 'administrator', outcome });
      return [];
    }
    case 'vouched':
      for (const said of [...state.prices, ...state.confirmations, ...state.disputes]) {
        if (word.ids.includes(said.id)) said.isKnown = true;
      }
      return [];
    case 'time':
      return [];
  }
}

/** Marks a price of an undone import as withdrawn. A settled one is in the state already; any other is added. */
function undo({ prices }: PairState, price: SaidPrice): void {
  const settled = prices.find(({ id }) => id === price.id);
  if (settled) Object.assign(settled, price);
  else insertPrice(prices, price);
}

/** Returns the author's confirmations of other prices within the hour before. */
const ownConfirmations = (
  { confirmations }: PairState,
  { person, price, at }: PairWord & { kind: 'price' },
): number[] =>
  confirmations
    .filter((one) => one.person === person && one.price !== price && one.receivedAt > at - AGAIN_MS)
    .map(({ id }) => id);

/** Applies an administrator's decision; an accepted price counts as firm. */
function decide(state: PairState, word: PairWord & { kind: 'decision' }): void {
  const { state: decided, at: decidedAt, by: decidedBy, reason: decisionReason } = word;
  for (const price of state.prices.filter(({ id }) => word.ids.includes(id))) {
    Object.assign(price, { state: decided, decidedAt, decidedBy, decisionReason });
    state.news.push(price.id);
    if (decided === 'accepted') Object.assign(price, { doubtful: false, voices: null });
  }
}
