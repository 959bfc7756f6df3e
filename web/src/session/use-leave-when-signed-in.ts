import { useEffect } from 'react';
import { useVisitor } from './use-visitor.ts';

/** Leads away from the ways in whoever is signed in: here just now, or in another tab. */
export function useLeaveWhenSignedIn(toHome: () => void): void {
  const isSignedIn = useVisitor().kind === 'registered';
  useEffect(() => {
    if (isSignedIn) toHome();
  }, [isSignedIn, toHome]);
}
