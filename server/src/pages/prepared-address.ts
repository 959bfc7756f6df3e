import { SOCIAL_RETURN } from '@pieno/contract/accounts/social-return.ts';
import { readPageAddress, type PageAddress } from '@pieno/contract/page-address.ts';
import type { AreaChoice } from '@pieno/contract/prices/areas.ts';
import { isDecade, type Decade } from '@pieno/contract/prices/fuels.ts';

export type Shown =
  | { kind: 'best'; welcome: boolean }
  | { kind: 'ranking'; decade: Decade; area: AreaChoice }
  | { kind: 'station'; id: number };

interface Known {
  stations: { get(id: number): unknown };
}

/** A page that is made in advance. */
export interface PreparedAddress {
  /** The canonical address of the page's bytes: without irrelevant parameters. */
  address: string;
  page: PageAddress;
  shown: Shown;
}

/** Placeholder for the product's own origin. */
const OWN = 'http://page.invalid';

/**
 * Reads the address of a page with content: /home, a ranking, a station, and the entry, alone or with one of the latter
 * two as its target (rule page-content). Unknown parameters, such as those that messengers add, are ignored.
 * @param url path and query of a request
 * @returns null for every other page, and for an unknown station or ranking
 */
export function readAddress(url: string, board: Known): PreparedAddress | null {
  const read = readPath(url);
  if (!read) return null;
  const page = readPageAddress(read);
  if (page?.kind === 'home') {
    return { address: '/home', page, shown: { kind: 'best', welcome: true } };
  }
  if (page?.kind !== 'entry') return readTarget(read, page, board);
  // Only the phone can render the page for a visitor who returns from a provider.
  if (Object.values(SOCIAL_RETURN).some((name) => read.searchParams.has(name))) return null;
  const entry = '/social-login';
  if (page.to === null) return { address: entry, page, shown: { kind: 'best', welcome: false } };
  const found = readWish(page.to, board);
  if (!found) return null;
  const { shown } = found;
  return {
    address: `${entry}?to=${encodeURIComponent(found.address)}`,
    page,
    // For both areas the entry shows San Marino's best.
    shown: shown.kind === 'ranking' && shown.area === 'entrambe' ? { ...shown, area: 'SM' } : shown,
  };
}

/**
 * Reads the target page of a visitor of the entry (rule page-return).
 * @returns null unless it is an existing station or ranking
 */
export function readWish(wish: string, board: Known): PreparedAddress | null {
  const target = readPath(wish);
  return target && readTarget(target, readPageAddress(target), board);
}

/** Reads a path with its query, without a trailing slash; null for an address of another origin. */
function readPath(text: string): URL | null {
  const read = text.startsWith('/') ? URL.parse(text, OWN) : null;
  if (read?.origin !== OWN) return null;
  read.pathname = read.pathname.replace(/\/$/, '');
  return read;
}

function readTarget(
  { pathname }: URL,
  page: PageAddress | undefined,
  board: Known,
): PreparedAddress | null {
  // Each page has one address: 10, not 010.
  const isAt = (number: number) => pathname.endsWith(`/${number}`);
  if (page?.kind === 'station' && isAt(page.id) && board.stations.get(page.id) !== undefined) {
    return { address: pathname, page, shown: { kind: 'station', id: page.id } };
  }
  if (page?.kind !== 'ranking' || !isAt(page.decade) || !isDecade(page.decade)) return null;
  const { decade, area, mode } = page;
  const query = new URLSearchParams({
    ...(area !== 'SM' && { area }),
    ...(mode && { mode }),
  }).toString();
  return {
    address: query === '' ? pathname : `${pathname}?${query}`,
    page,
    shown: { kind: 'ranking', decade, area },
  };
}
