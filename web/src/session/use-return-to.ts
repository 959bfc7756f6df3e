import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { carriesReturnTo, returnToOf } from './return-to.ts';

/** Returns the return address that the address of this page carries; null if it is no sign-in page. */
export function useReturnTo(): string | null {
  return useLocation({
    select: (location) => (carriesReturnTo(location.pathname) ? returnToOf(location) : null),
  });
}

/**
 * Returns a function that leads from a sign-in page to the return address, or to /home without one; the back button then
 * skips that page.
 */
export function useAfterSignIn(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return useCallback(() => {
    // Read when called: the function stays the same while the address changes.
    void navigate({ href: returnToOf(router.latestLocation) ?? '/home', replace: true });
  }, [navigate, router]);
}
