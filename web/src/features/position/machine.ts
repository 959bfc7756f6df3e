/**
 * State machine of the visitor's position (rule position-states). Pure; `store.ts` has the
 * side effects.
 */
import type { Here } from '@pieno/ui/map/position.ts';

/** Result of requesting the position. */
export type PositionAnswer =
  | { kind: 'granted'; here: Here }
  /** `visitor`: by 'Non ora'; `browser`: by the browser or its settings. */
  | { kind: 'denied'; by: 'visitor' | 'browser' }
  | { kind: 'error'; reason: 'unsupported' | 'timeout' | 'unavailable' };

export type PositionState =
  /** Not requested yet. */
  | { kind: 'idle' }
  /** `here` is the previous position, used until the answer arrives. */
  | { kind: 'loading'; here: Here | null }
  | PositionAnswer;

export type PositionEvent =
  | { type: 'requested' }
  | { type: 'answered'; answer: PositionAnswer }
  /** The visitor chose 'Non ora'. */
  | { type: 'declined' }
  /** The browser's permission was revoked. */
  | { type: 'withdrawn' }
  /** The visitor has changed, or the consent was withdrawn. */
  | { type: 'forgotten' };

export const IDLE: PositionState = { kind: 'idle' };

/** Returns the known position, if any. */
export function hereOf(state: PositionState): Here | null {
  return 'here' in state ? state.here : null;
}

/** Returns the state after `event`; the same object if the event does not apply to it. */
export function transition(state: PositionState, event: PositionEvent): PositionState {
  switch (event.type) {
    case 'requested':
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
