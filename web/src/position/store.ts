import {
  IDLE,
  transition,
  type PositionAnswer,
  type PositionEvent,
  type PositionState,
} from './machine.ts';

export interface PositionStore {
  get(): PositionState;
  /** Called after each change. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** Asks once; whoever asks meanwhile gets the same answer. */
  locate(): Promise<PositionState>;
  dispatch(event: PositionEvent): void;
}

/** Holds the one position, in memory only: it is neither stored nor sent. */
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
        // Forgotten meanwhile: it answers a question that nobody asks any more.
        if (asking === mine) dispatch({ type: 'answered', answer });
        return state;
      });
      asking = mine;
      return mine;
    },
  };
}
