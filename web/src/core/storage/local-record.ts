/** One typed value in localStorage: read once, validated, and kept in sync with the other tabs. */
import { createStore, type Store } from './store.ts';
import type { Read } from './stored-shape.ts';
import { storedValue } from './stored-value.ts';

/**
 * Creates a record: a store that also follows changes made in other tabs.
 * @param readValue parses what is stored, or throws if it is invalid
 * @param empty the value if nothing valid is stored; setting it removes the key
 */
export function localRecord<Value>(
  key: string,
  readValue: Read<Value>,
  empty: Value,
): Store<Value> {
  const stored = storedValue(() => localStorage, key, readValue);
  const read = () => stored.get() ?? empty;
  const store = createStore(read(), follow);

  function follow(): () => void {
    const reread = () => store.set(read());
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) reread();
    };
    // A page restored from the back/forward cache has missed the storage events fired meanwhile.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) reread();
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onPageShow);
    };
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    set(value) {
      // If it cannot be stored, it lasts as long as the page.
      stored.set(value === empty ? null : value);
      store.set(value);
    },
  };
}
