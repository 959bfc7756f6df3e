import { SOCIAL_RETURN } from '@pieno/contract/accounts/social-return.ts';
import { readPageAddress, type PageAddress } from '@pieno/contract/page-address.ts';
import type { AreaChoice } from '@pieno/contract/prices/areas.ts';
import { isDecade, type Decade } from '@pieno/contract/prices/fuels.ts';

/** Which answers of the board a page shows. */
export type Shown =
  | { kind: 'best'; welcome: boolean }
  | { kind: 'ranking'; decade: Decade; area: AreaChoice }
  | { kind: 'station'; id: number };

/** The stations that the board has read. */
interface Known {
  stations: { get(id: number): unknown };
}

/** A page that is made in advance. */
export interface PreparedAddress {
  /** The one address under which its bytes are kept: without what changes nothing in them. */
  address: string;
  page: PageAddress;
  shown: Shown;
}

/** Stands for the product's own origin, whatever it is. */
const OWN = 'http://page.invalid';

/**
 * Reads the address of a page with content: /home, a ranking, a station, and the entry, plain or with a wish for one of
 * the two (rule page-content). Parameters that are not the page's own say nothing, like the tail that a messenger adds.
 * @param url path and query of a request
 * @returns null for every other page, and for a station or a ranking that is not there
 */
export function readAddress(url: string, board: Known): PreparedAddress | null {
  const read = readPath(url);
  if (!read) return null;
  const page = readPageAddress(read);
  if (page?.kind === 'home') {
    return { address: '/home', page, shown: { kind: 'best', welcome: true } };
  }
  if (page?.kind !== 'entry') return readTarget(read, board);
  // Who comes back from a provider finds a page that the phone alone can draw.
  if (Object.values(SOCIAL_RETURN).some((name) => read.searchParams.has(name))) return null;
  const entry = '/social-login';
  if (page.to === null) return { address: entry, page, shown: { kind: 'best', welcome: false } };
  const found = readWish(page.to, board);
  if (!found) return null;
  const { shown } = found;
  return {
    address: `${entry}?to=${encodeURIComponent(found.address)}`,
    page,
    // Of both areas the entry shows San Marino's best.
    shown: shown.kind === 'ranking' && shown.area === 'entrambe' ? { ...shown, area: 'SM' } : shown,
  };
}

/**
 * Reads the page that a visitor of the entry wants (rule page-return).
 * @returns null if it is neither a station nor a ranking that is there
 */
export function readWish(wish: string, board: Known): PreparedAddress | null {
  const target = readPath(wish);
  return target && readTarget(target, board);
}

/** Reads a path with its query, without a slash at its end; null for an address elsewhere. */
function readPath(text: string): URL | null {
  const read = text.startsWith('/') ? URL.parse(text, OWN) : null;
  if (read?.origin !== OWN) return null;
  read.pathname = read.pathname.replace(/\/$/, '');
  return read;
}

function readTarget(url: URL, board: Known): PreparedAddress | null {
  const { pathname } = url;
  const page = readPageAddress(url);
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
