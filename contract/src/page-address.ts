/** Reads the page and its parameters from an address, for server and pages; `pages.ts` lists the pages. */
import { findPage } from './pages.ts';
import type { AreaChoice } from './prices/areas.ts';
import { FUEL_MODES, type FuelMode } from './prices/fuels.ts';

/** The used part of a `URL`. */
interface Address {
  pathname: string;
  searchParams: Query;
}

interface Query {
  get(name: string): string | null;
}

/** A page with its parameters. A number is NaN when the address has none. */
export type PageAddress =
  | { kind: 'home' }
  | { kind: 'ranking'; decade: number; area: AreaChoice; mode: FuelMode | undefined }
  | { kind: 'station'; id: number }
  /** `to` is the return address, unchecked (rule page-return). */
  | { kind: 'entry'; to: string | null }
  /** `path` as in the list of pages. */
  | { kind: 'other'; path: string };

/**
 * Finds the page at an address and reads its parameters; unknown and invalid ones in the query are ignored
 * (rule page-link).
 * @returns undefined without such a page
 */
export function readPageAddress({ pathname, searchParams }: Address): PageAddress | undefined {
  const page = findPage(pathname);
  return page && toPageAddress(page.path, pathname.split('/')[2], searchParams);
}

/**
 * Reads the parameters of a page that was already found.
 * @param path as in the list of pages
 * @param name value of the path's first parameter
 */
export function toPageAddress(path: string, name: string | undefined, query: Query): PageAddress {
  switch (path) {
    case '/home':
      return { kind: 'home' };
    case '/ranking/:decade':
      return {
        kind: 'ranking',
        decade: numberIn(name),
        area: areaIn(query.get('area')),
        mode: FUEL_MODES.find((mode) => mode === query.get('mode')),
      };
    case '/business/:id':
      return { kind: 'station', id: numberIn(name) };
    case '/social-login':
      return { kind: 'entry', to: query.get('to') };
    default:
      return { kind: 'other', path };
  }
}

const numberIn = (text = ''): number => (/^\d{1,10}$/.test(text) ? Number(text) : NaN);

/** Repeats the areas, because importing their list would enlarge the app's first chunk. */
const areaIn = (text: string | null): AreaChoice =>
  text === 'confine' || text === 'entrambe' ? text : 'SM';
