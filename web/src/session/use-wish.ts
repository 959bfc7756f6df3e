import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { carriesWish, wishAt } from './wish.ts';

/** Returns the wish that the address of this page carries; null if it is no sign-in page. */
export function useWish(): string | null {
  return useLocation({
    select: (location) => (carriesWish(location.pathname) ? wishAt(location) : null),
  });
}

/**
 * Returns a function that leads from a sign-in page to the wish, or to /home without one; the back button then
 * skips that page.
 */
export function useGoToWish(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return useCallback(() => {
    // Read when called: the function stays the same while the address changes.
    void navigate({ href: wishAt(router.latestLocation) ?? '/home', replace: true });
  }, [navigate, router]);
}
