import type { User } from '@pieno/contract/accounts/visitor.ts';
import { useEffect } from 'react';
import { useStore } from '../storage/store.ts';
import type { Visitor } from './machine.ts';
import { visitorStore } from './session.ts';

export const useVisitor = (): Visitor => useStore(visitorStore);

/** Returns the registered user; null for every other visitor. */
export function useUser(): User | null {
  const visitor = useVisitor();
  return visitor.kind === 'registered' ? visitor.user : null;
}

/** Navigates away from a sign-in page once the visitor is signed in, here or in another tab. */
export function useLeaveWhenSignedIn(onEntered: () => void): void {
  const isSignedIn = useVisitor().kind === 'registered';
  useEffect(() => {
    if (isSignedIn) onEntered();
  }, [isSignedIn, onEntered]);
}
