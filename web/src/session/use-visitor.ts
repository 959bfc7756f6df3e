import { useSyncExternalStore } from 'react';
import type { Visitor } from './machine.ts';
import { getVisitor, subscribeToVisitor } from './session.ts';

/** Who is looking at the page now. */
export function useVisitor(): Visitor {
  return useSyncExternalStore(subscribeToVisitor, getVisitor);
}
