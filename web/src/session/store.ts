import { createStore, type ReadonlyStore } from '../storage/store.ts';
import {
  restore,
  toStored,
  transition,
  type SessionEvent,
  type StoredVisitor,
  type Visitor,
} from './machine.ts';
import type { VisitorStorage } from './visitor-storage.ts';

export interface VisitorStore extends ReadonlyStore<Visitor> {
  dispatch(event: SessionEvent): void;
}

/** Creates the store of the visitor, which writes every change to `storage`. */
export function createVisitorStore(storage: VisitorStorage): VisitorStore {
  const { get, set, subscribe } = createStore(restore(storage.get(), Date.now()));
  subscribe((visitor) => {
    const stored = toStored(visitor);
    if (!isSame(stored, storage.get())) storage.set(stored);
  });
  return { get, subscribe, dispatch: (event) => set(transition(get(), event)) };
}

const isSame = (a: StoredVisitor, b: StoredVisitor) => JSON.stringify(a) === JSON.stringify(b);
