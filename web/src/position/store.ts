import {
  IDLE,
  transition,
  type PositionAnswer,
  type PositionEvent,
  type PositionState,
} from './machine.ts';

export interface PositionStore {
  get(): PositionState;
  /** Calls `listener` after each change. Returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /** Requests the position; concurrent callers share one request. */
  locate(): Promise<PositionState>;
  dispatch(event: PositionEvent): void;
}

/**
 * Creates the store of the visitor's position, which is in memory only: neither stored nor sent.
 * @param ask requests the position from the browser
 */
export function createPositionStore(ask: () => Promise<PositionAnswer>): PositionStore {
  const listeners = new Set<() => void>();
  let state = IDLE;
  let asking: Promise<PositionState> | undefined;

  function dispatch(event: PositionEvent): void {
    const before = state;
    state = transition(before, event);
    if (state.kind !== 'loading') asking = undefined;
    if (state === before) return;
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,
    dispatch,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    locate() {
      if (asking) return asking;
      dispatch({ type: 'asked' });
      const mine = ask().then((answer) => {
        // Ignored if the position was cleared meanwhile: the request has been abandoned.
        if (asking === mine) dispatch({ type: 'answered', answer });
        return state;
      });
      asking = mine;
      return mine;
    },
  };
}
