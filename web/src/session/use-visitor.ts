import { useSyncExternalStore } from 'react';
import type { Visitor } from './machine.ts';
import { getVisitor, subscribeToVisitor } from './session.ts';

/** Returns the current visitor, and follows changes. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(subscribeToVisitor, getVisitor);
}
