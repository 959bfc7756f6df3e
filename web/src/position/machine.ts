/** Where the visitor stands, and what may change it (spec §4). Pure: the effects are in `store.ts`. */
import type { Here } from '@pieno/ui/map/position.ts';

/** What came of asking the browser. */
export type PositionAnswer =
  | { kind: 'granted'; here: Here }
  /** 'Non ora' was the visitor's word, all else the browser's. */
  | { kind: 'denied'; by: 'visitor' | 'browser' }
  | { kind: 'error'; reason: 'unsupported' | 'timeout' | 'unavailable' };

export type PositionState =
  /** Nobody has asked. */
  | { kind: 'idle' }
  /** `here` is what was known before, and good until the answer. */
  | { kind: 'loading'; here: Here | null }
  | PositionAnswer;

export type PositionEvent =
  | { type: 'asked' }
  | { type: 'answered'; answer: PositionAnswer }
  /** 'Non ora'. */
  | { type: 'declined' }
  /** The browser's permission is gone while the page stands. */
  | { type: 'withdrawn' }
  /** Somebody else is looking now, or the consent was taken back. */
  | { type: 'forgotten' };

export const IDLE: PositionState = { kind: 'idle' };

/** The position as far as it is known. */
export function hereOf(state: PositionState): Here | null {
  return 'here' in state ? state.here : null;
}

/** The state after `event`; the very same object where the event does not concern it. */
export function transition(state: PositionState, event: PositionEvent): PositionState {
  switch (event.type) {
    case 'asked':
      return state.kind === 'loading' ? state : { kind: 'loading', here: hereOf(state) };
    case 'answered':
      return state.kind === 'loading' ? event.answer : state;
    case 'declined':
      return hereOf(state) ? state : { kind: 'denied', by: 'visitor' };
    case 'withdrawn':
      return hereOf(state) ? { kind: 'denied', by: 'browser' } : state;
    case 'forgotten':
      return IDLE;
  }
}
