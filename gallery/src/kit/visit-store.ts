import { useSyncExternalStore } from 'react';

/** State that demo pages share in memory until the page is reloaded; nothing is stored or sent. */
interface VisitStore<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** A hook that returns the value and re-renders when it changes. */
  useValue: () => Value;
  /** Resets the value to the initial one. */
  restore: () => void;
}

export function createVisitStore<Value>(start: Value): VisitStore<Value> {
  let value = start;
  const listeners = new Set<() => void>();
  const get = () => value;
  const set = (next: Value) => {
    value = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set,
    useValue: () => useSyncExternalStore(subscribe, get),
    restore: () => set(start),
  };
}
