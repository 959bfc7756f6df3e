import { useEffect } from 'react';
import { useVisitor } from './use-visitor.ts';

/** Navigates away from a sign-in page once the visitor is signed in, here or in another tab. */
export function useLeaveWhenSignedIn(onEntered: () => void): void {
  const isSignedIn = useVisitor().kind === 'registered';
  useEffect(() => {
    if (isSignedIn) onEntered();
  }, [isSignedIn, onEntered]);
}
