import { isDecade, FUEL_MODES, type Decade } from '@pieno/contract/fuels.ts';
import { AREAS, type Area } from '@pieno/contract/prices.ts';

/** Which answers of the board a page shows. */
export type Shown =
  | { kind: 'best'; welcome: boolean }
  | { kind: 'ranking'; decade: Decade; area: Area }
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

/**
 * Reads the address of a page with content: /home, a ranking, a station, and the entry, plain or with a wish for one of
 * the two (rule page-content).
 * @param url path and query of a request
 * @returns null for every other page, and for a station or a ranking that is not there
 */
export function readAddress(url: string, board: Known): PreparedAddress | null {
  const read = readPath(url);
  if (!read) return null;
  const { pathname, searchParams } = read;
  if (pathname === '/home') return { address: pathname, shown: { kind: 'best', welcome: true } };
  if (pathname !== ENTRY) return readTarget(read, board);
  if (searchParams.size === 0) return { address: ENTRY, shown: { kind: 'best', welcome: false } };
  const wish = searchParams.size === 1 ? searchParams.get('to') : null;
  const target = wish === null ? null : readPath(wish);
  const found = target ? readTarget(target, board) : null;
  return found && { ...found, address: `${ENTRY}?to=${encodeURIComponent(found.address)}` };
}

/** Reads a path with its query; null for an address elsewhere. */
function readPath(text: string): URL | null {
  const read = text.startsWith('/') ? URL.parse(text, OWN) : null;
  return read?.origin === OWN ? read : null;
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
  const area = AREAS.find((each) => each === searchParams.get('area')) ?? 'SM';
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
