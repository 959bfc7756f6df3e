import { createAtom } from '@tanstack/react-store';
import { useSyncExternalStore } from 'react';

export interface ReadonlyStore<Value> {
  get(): Value;
  /**
   * Calls `listener` with the value after and before each change. Returns the function that unsubscribes it. A listener
   * that sets this store is not called again for that; the others receive both changes as one.
   */
  subscribe(listener: (now: Value, before: Value) => void): () => void;
}

export interface Store<Value> extends ReadonlyStore<Value> {
  set(value: Value): void;
}

/**
 * Creates a value in memory that the whole page shares.
 * @param connect called when the first listener subscribes; returns a function that is called when the last one
 * unsubscribes
 */
export function createStore<Value>(initial: Value, connect?: () => () => void): Store<Value> {
  const atom = createAtom(initial);
  let listeners = 0;
  let disconnect: (() => void) | undefined;
  return {
    get: () => atom.get(),
    set: (value) => atom.set(() => value),
    subscribe(listener) {
      let before = atom.get();
      const { unsubscribe } = atom.subscribe((now) => {
        const previous = before;
        before = now;
        listener(now, previous);
      });
      listeners += 1;
      if (listeners === 1) disconnect = connect?.();
      let isSubscribed = true;
      return () => {
        if (!isSubscribed) return;
        isSubscribed = false;
        unsubscribe();
        listeners -= 1;
        if (listeners === 0) disconnect?.();
      };
    },
  };
}

/** Returns a store's value, or what `select` takes from it, and follows changes. */
export function useStore<Value>(store: ReadonlyStore<Value>): Value;
export function useStore<Value, Part>(
  store: ReadonlyStore<Value>,
  select: (value: Value) => Part,
): Part;
export function useStore<Value>(store: ReadonlyStore<Value>, select?: (value: Value) => unknown) {
  const read = () => (select ? select(store.get()) : store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
