/** The page's single position store, and when it is cleared (rule position-private). */
import { tokenOf, type Visitor } from '../../core/session/machine.ts';
import { visitorStore } from '../../core/session/session.ts';
import { requestPosition, watchPermission } from './geolocation.ts';
import type { ReadonlyStore } from '../../core/storage/store.ts';
import type { PositionState } from './machine.ts';
import { createPositionStore } from './store.ts';

const store = createPositionStore(requestPosition);

export const getPosition = store.get;
export const positionStore: ReadonlyStore<PositionState> = store;
export const locate = store.locate;
export const declinePosition = () => store.dispatch({ type: 'declined' });
export const forgetPosition = () => store.dispatch({ type: 'forgotten' });

// The position belongs to the visitor who shared it: clear it when the visitor changes. A renewed
// guest counts as the same person.
const personOf = (visitor: Visitor) => (visitor.kind === 'guest' ? 'guest' : tokenOf(visitor));
visitorStore.subscribe((now, before) => {
  if (personOf(now) !== personOf(before)) forgetPosition();
});

void watchPermission((permission) => {
  const state = store.get();
  if (permission !== 'granted') store.dispatch({ type: 'withdrawn' });
  // The denial message promises: once allowed in the browser's settings, the position is requested
  // without another tap.
  else if (state.kind === 'denied' && state.by === 'browser') void locate();
});
