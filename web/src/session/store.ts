import {
  restore,
  toStored,
  transition,
  type SessionEvent,
  type StoredVisitor,
  type Visitor,
} from './machine.ts';
import type { VisitorStorage } from './visitor-storage.ts';

export interface VisitorStore {
  get(): Visitor;
  dispatch(event: SessionEvent): void;
  /** Calls `listener` with the visitor after and before each change. Returns the function that unsubscribes it. */
  subscribe(listener: VisitorListener): () => void;
}
export type VisitorListener = (now: Visitor, before: Visitor) => void;

/** Creates the store of the visitor, which writes every change to `storage`. */
export function createVisitorStore(storage: VisitorStorage): VisitorStore {
  const listeners = new Set<VisitorListener>();
  let visitor = restore(storage.get(), Date.now());

  function dispatch(event: SessionEvent): void {
    const before = visitor;
    visitor = transition(before, event);
    if (visitor === before) return;
    const now = visitor;
    if (!isSame(toStored(now), storage.get())) storage.set(toStored(now));
    for (const listener of listeners) listener(now, before);
  }

  return {
    get: () => visitor,
    dispatch,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isSame = (a: StoredVisitor, b: StoredVisitor) => JSON.stringify(a) === JSON.stringify(b);
