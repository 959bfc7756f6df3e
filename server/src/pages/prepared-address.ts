import { isDecade, FUEL_MODES, type Decade } from '@pieno/contract/prices/fuels.ts';
import { AREA_CHOICES, type AreaChoice } from '@pieno/contract/prices/areas.ts';
import { SOCIAL_RETURN } from '@pieno/contract/accounts/social-return.ts';

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
  shown: Shown;
}

/** Stands for the product's own origin, whatever it is. */
const OWN = 'http://page.invalid';
const ENTRY = '/social-login';
/** The parameter of the entry that carries the page wished for. */
export const WISH = 'to';

/**
 * Reads the address of a page with content: /home, a ranking, a station, and the entry, plain or with a wish for one of
 * the two (rule page-content). Parameters that are not the page's own say nothing, like the tail that a messenger adds.
 * @param url path and query of a request
 * @returns null for every other page, and for a station or a ranking that is not there
 */
export function readAddress(url: string, board: Known): PreparedAddress | null {
  const read = readPath(url);
  if (!read) return null;
  const { pathname, searchParams } = read;
  if (pathname === '/home') return { address: pathname, shown: { kind: 'best', welcome: true } };
  if (pathname !== ENTRY) return readTarget(read, board);
  // Who comes back from a provider finds a page that the phone alone can draw.
  if (Object.values(SOCIAL_RETURN).some((name) => searchParams.has(name))) return null;
  const wish = searchParams.get(WISH);
  if (wish === null) return { address: ENTRY, shown: { kind: 'best', welcome: false } };
  const found = readWish(wish, board);
  if (!found) return null;
  const { shown } = found;
  return {
    address: `${ENTRY}?${WISH}=${encodeURIComponent(found.address)}`,
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

/** True for the page that asks how to sign in, whatever it leads to. */
export const isEntry = (address: string): boolean => address.split('?')[0] === ENTRY;

/** Reads a path with its query, without a slash at its end; null for an address elsewhere. */
function readPath(text: string): URL | null {
  const read = text.startsWith('/') ? URL.parse(text, OWN) : null;
  if (read?.origin !== OWN) return null;
  read.pathname = read.pathname.replace(/\/$/, '');
  return read;
}

function readTarget({ pathname, searchParams }: URL, board: Known): PreparedAddress | null {
  const [, page, name = '', more] = pathname.split('/');
  const number = Number(name);
  // Each page has one address: 10, not 010.
  if (more !== undefined || String(number) !== name) return null;
  if (page === 'business' && board.stations.get(number) !== undefined) {
    return { address: pathname, shown: { kind: 'station', id: number } };
  }
  if (page !== 'ranking' || !isDecade(number)) return null;
  const area = AREA_CHOICES.find((each) => each === searchParams.get('area')) ?? 'SM';
  const mode = FUEL_MODES.find((each) => each === searchParams.get('mode'));
  const query = new URLSearchParams({
    ...(area !== 'SM' && { area }),
    ...(mode && { mode }),
  }).toString();
  return {
    address: query === '' ? pathname : `${pathname}?${query}`,
    shown: { kind: 'ranking', decade: number, area },
  };
}
