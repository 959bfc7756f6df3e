/** One typed value in localStorage: read once, validated, and kept in sync with the other tabs. */
import { createStore, type Store } from './store.ts';
import type { Read } from './stored-shape.ts';

/**
 * Creates a record: a store whose listeners also hear of changes made in other tabs.
 * @param readValue returns what is stored as a value, or throws if it is none
 * @param empty the value if nothing valid is stored; setting it removes the key
 */
export function localRecord<Value>(
  key: string,
  readValue: Read<Value>,
  empty: Value,
): Store<Value> {
  const store = createStore(read(), follow);

  function read(): Value {
    try {
      return readValue(JSON.parse(localStorage.getItem(key) ?? 'null'));
    } catch {
      return empty;
    }
  }

  function write(value: Value): void {
    try {
      if (value === empty) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Storage is full or forbidden: the value then lasts as long as the page.
    }
  }

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
      write(value);
      store.set(value);
    },
  };
}
