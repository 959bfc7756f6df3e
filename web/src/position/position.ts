/** The one position of the page, and when it is forgotten. */
import { tokenOf, type Visitor } from '../session/machine.ts';
import { subscribeToVisitor } from '../session/session.ts';
import { askBrowser, watchPermission } from './ask-browser.ts';
import { createPositionStore } from './store.ts';

const store = createPositionStore(askBrowser);

export const getPosition = store.get;
export const subscribeToPosition = store.subscribe;
export const locate = store.locate;
export const declinePosition = () => store.dispatch({ type: 'declined' });
export const forgetPosition = () => store.dispatch({ type: 'forgotten' });

// It belongs to whoever has shared it; a guest who is renewed is the same person.
const personOf = (visitor: Visitor) => (visitor.kind === 'guest' ? 'guest' : tokenOf(visitor));
subscribeToVisitor((now, before) => {
  if (personOf(now) !== personOf(before)) forgetPosition();
});

void watchPermission((permission) => {
  const state = store.get();
  if (permission !== 'granted') store.dispatch({ type: 'withdrawn' });
  // As our sentence said: allowed in the browser's settings, it comes without another tap.
  else if (state.kind === 'denied' && state.by === 'browser') void locate();
});
