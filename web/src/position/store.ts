import { createStore, type ReadonlyStore } from '../storage/store.ts';
import {
  IDLE,
  transition,
  type PositionAnswer,
  type PositionEvent,
  type PositionState,
} from './machine.ts';

export interface PositionStore extends ReadonlyStore<PositionState> {
  /** Requests the position; concurrent callers share one request. */
  locate(): Promise<PositionState>;
  dispatch(event: PositionEvent): void;
}

/**
 * Creates the store of the visitor's position, which is in memory only: neither stored nor sent.
 * @param ask requests the position from the browser
 */
export function createPositionStore(ask: () => Promise<PositionAnswer>): PositionStore {
  const { get, set, subscribe } = createStore(IDLE);
  let asking: Promise<PositionState> | undefined;

  function dispatch(event: PositionEvent): void {
    const state = transition(get(), event);
    if (state.kind !== 'loading') asking = undefined;
    set(state);
  }

  return {
    get,
    subscribe,
    dispatch,
    locate() {
      if (asking) return asking;
      dispatch({ type: 'asked' });
      const mine = ask().then((answer) => {
        // Ignored if the position was cleared meanwhile: the request has been abandoned.
        if (asking === mine) dispatch({ type: 'answered', answer });
        return get();
      });
      asking = mine;
      return mine;
    },
  };
}
