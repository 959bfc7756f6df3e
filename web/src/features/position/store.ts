import { createStore, type ReadonlyStore } from '../../core/storage/store.ts';
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
 * Creates the store of the visitor's position: in memory only, neither stored nor sent.
 * @param requestPosition requests the position from the browser
 */
export function createPositionStore(requestPosition: () => Promise<PositionAnswer>): PositionStore {
  const { get, set, subscribe } = createStore(IDLE);
  let pending: Promise<PositionState> | undefined;

  function dispatch(event: PositionEvent): void {
    const state = transition(get(), event);
    if (state.kind !== 'loading') pending = undefined;
    set(state);
  }

  return {
    get,
    subscribe,
    dispatch,
    locate() {
      if (pending) return pending;
      dispatch({ type: 'requested' });
      const request = requestPosition().then((answer) => {
        // Ignored if the position was cleared meanwhile.
        if (pending === request) dispatch({ type: 'answered', answer });
        return get();
      });
      pending = request;
      return request;
    },
  };
}
