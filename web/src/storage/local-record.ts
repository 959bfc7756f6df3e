/** One typed value in localStorage: read once, validated, and kept in sync with the other tabs. */
import type { Read } from './stored-shape.ts';

export interface LocalRecord<Value> {
  get(): Value;
  set(value: Value): void;
  /** Calls `listener` after every change, made here or in another tab. Returns the function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates a record.
 * @param readValue returns what is stored as a value, or throws if it is none
 * @param empty the value if nothing valid is stored; setting it removes the key
 */
export function localRecord<Value>(
  key: string,
  readValue: Read<Value>,
  empty: Value,
): LocalRecord<Value> {
  const listeners = new Set<() => void>();
  let value = read();

  function read(): Value {
    try {
      return readValue(JSON.parse(localStorage.getItem(key) ?? 'null'));
    } catch {
      return empty;
    }
  }

  function write(): void {
    try {
      if (value === empty) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Storage is full or forbidden: the value then lasts as long as the page.
    }
  }

  function reread(): void {
    value = read();
    for (const listener of listeners) listener();
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) reread();
  };
  // A page restored from the back/forward cache has missed the storage events fired meanwhile.
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) reread();
  };

  return {
    get: () => value,
    set(next) {
      value = next;
      write();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        addEventListener('storage', onStorage);
        addEventListener('pageshow', onPageShow);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('storage', onStorage);
        removeEventListener('pageshow', onPageShow);
      };
    },
  };
}
