/**
 * The page a visitor wanted to open before signing in (rule page-return). The sign-in pages' addresses carry it, so
 * that reloads and copied links keep it, and nothing is left over when it is not used.
 */
import { findPage } from '@pieno/contract/pages.ts';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Query parameter that carries the return address. */
const PARAMETER = 'to';

/** Longest return address in characters; the product's own have fewer than a hundred. */
const LENGTH_MAX = 500;

// The product's own paths need no other characters. Encoded, escaped or relative paths are rejected here, before a
// parser could read them differently.
const PATH = /^(?:\/[\w-]+)+$/;
const QUERY_WORD = /^[\w.,~-]*$/;

/** The sign-in pages; links between them carry the return address along. */
const SIGN_IN_PAGES: ReadonlySet<string> = new Set([
  '/social-login',
  '/login',
  '/register',
  '/forget-password',
  '/forget-password-success',
  '/forget-password-failed',
  '/change-password',
]);

export const carriesReturnTo = (path: string): boolean => SIGN_IN_PAGES.has(path);

/**
 * Checks a return address, which may come from anybody's link.
 * @returns the path of a page that needs a visitor, with the harmless part of its query; null for everything else, and
 * for /home, the default
 */
export function readReturnTo(text: string | null): string | null {
  if (text === null || text.length > LENGTH_MAX) return null;
  const [path = '', query = ''] = text.split('?', 2);
  if (!PATH.test(path) || path === '/home') return null;
  if ((findPage(path)?.access ?? 'everyone') === 'everyone') return null;
  const pairs = [...new URLSearchParams(query)].filter((pair) =>
    pair.every((word) => QUERY_WORD.test(word)),
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`;
}

interface Location {
  pathname: string;
  /** The raw query, with its question mark. */
  searchStr: string;
}

/** Returns a location's return address: the one a sign-in page carries, or the page itself. */
export function returnToOf({ pathname, searchStr }: Location): string | null {
  if (!carriesReturnTo(pathname)) return readReturnTo(pathname + searchStr);
  return readReturnTo(new URLSearchParams(searchStr).get(PARAMETER));
}

/** Returns the address of a sign-in page that carries a return address. */
export function withReturnTo(path: string, returnTo: string | null): string {
  return returnTo === null ? path : `${path}?${new URLSearchParams({ [PARAMETER]: returnTo })}`;
}

/** Returns the return address that the address of this page carries; null if it is no sign-in page. */
export function useReturnTo(): string | null {
  return useLocation({
    select: (location) => (carriesReturnTo(location.pathname) ? returnToOf(location) : null),
  });
}

/**
 * Returns a function that navigates from a sign-in page to the return address, or to /home without one; the back button
 * then skips that page.
 */
export function useAfterSignIn(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return useCallback(() => {
    // Read when called: the function stays the same while the address changes.
    void navigate({ href: returnToOf(router.latestLocation) ?? '/home', replace: true });
  }, [navigate, router]);
}
