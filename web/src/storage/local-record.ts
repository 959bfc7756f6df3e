/** One typed value in localStorage: read once, checked, shared with the other tabs. */
import type { ZodMiniType } from 'zod/mini';

export interface LocalRecord<Value> {
  get(): Value;
  set(value: Value): void;
  /** Called after every change, made here or in another tab. Returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

/** @param empty what counts when nothing, or nothing readable, is stored; setting it removes the key */
export function localRecord<Value>(
  key: string,
  schema: ZodMiniType<Value>,
  empty: Value,
): LocalRecord<Value> {
  const listeners = new Set<() => void>();
  let value = read();

  function read(): Value {
    try {
      const parsed = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
      return parsed.success ? parsed.data : empty;
    } catch {
      return empty;
    }
  }

  function write(): void {
    try {
      if (value === empty) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Storage is full or forbidden: the value then lives as long as the page.
    }
  }

  function reread(): void {
    value = read();
    for (const listener of listeners) listener();
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) reread();
  };
  // A page that comes back from the back/forward cache has missed the events of its absence.
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
