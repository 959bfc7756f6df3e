import { useSyncExternalStore } from 'react';

/** What demo pages share for as long as the visit lasts: nothing is stored, nothing is sent. */
interface VisitStore<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** The value, and a new look whenever it changes. */
  useValue: () => Value;
  /** Puts back what there was when the visit began. */
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
