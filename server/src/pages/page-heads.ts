import { AREAS, type Area } from '@pieno/contract/areas.ts';
import type { BusinessDetails } from '@pieno/contract/business.ts';
import { isDecade } from '@pieno/contract/fuels.ts';
import type { BestByDecade, RankingEntry } from '@pieno/contract/prices.ts';
import type { Board } from '../modules/board/board.ts';
import type { Prepared } from '../http/prepared.ts';
import { headOfHome } from './heads/head-of-home.ts';
import { headOfMissing, headOfPage, headOfShell } from './heads/head-of-page.ts';
import { headOfRanking } from './heads/head-of-ranking.ts';
import { headOfStation } from './heads/head-of-station.ts';

/** What the address of a page leads to: a page with its head, one that is not there, or another address. */
export type Found =
  | { status: 200 | 404; head: string; movedTo?: undefined }
  | { movedTo: string; head?: undefined };

/** The parts of an address that name what a page is about. */
export interface PageAddress {
  /** As in the contract's list of pages. */
  path: string;
  params: Readonly<Record<string, string | undefined>>;
  query: Readonly<Record<string, unknown>>;
}

/** Ids are PostgreSQL integers. */
const ID_MAX = 2 ** 31 - 1;
/** The pages of a station or a ranking that a sign-in page carries as the visitor's wish (rule page-return). */
const WISH = /^\/(?<kind>business|ranking)\/(?<value>\d{1,10})(?:\?area=(?<area>\w+))?$/;

/**
 * Makes the function that finds the head of a page (rule page-head). A head is written once for each answer of the
 * board, and again when the board has another one.
 * @param publicUrl the product's own origin, undefined where none is configured
 */
export function pageHeads(
  board: Board,
  publicUrl: string | undefined,
): (address: PageAddress) => Promise<Found> {
  const written = new WeakMap<Prepared, string>();
  const once = <T>(answer: Prepared, write: (data: T) => string): string => {
    const ready = written.get(answer);
    if (ready !== undefined) return ready;
    const head = write(JSON.parse(answer.identity.body.toString()) as T);
    written.set(answer, head);
    return head;
  };
  const missing = (what: 'station' | 'ranking'): Found => ({
    status: 404,
    head: headOfMissing(what, publicUrl),
  });
  /** Before the board is filled nobody knows what is there. */
  const unknown: Found = { status: 200, head: headOfShell(publicUrl) };

  function home(): Found {
    const best = board.bestByDecade();
    if (!best) return unknown;
    const head = once<BestByDecade>(best, (winners) => headOfHome(winners, publicUrl));
    return { status: 200, head };
  }

  async function station(text: string): Promise<Found> {
    if (!board.madeAt) return unknown;
    const id = /^\d{1,10}$/.test(text) ? Number(text) : Infinity;
    const answer = id <= ID_MAX ? await board.station(id) : undefined;
    const movedTo = board.movedTo(id);
    if (movedTo !== undefined) return { movedTo: `/business/${movedTo}` };
    if (!answer) return missing('station');
    const head = once<BusinessDetails>(answer, (details) => headOfStation(details, publicUrl));
    return { status: 200, head };
  }

  function ranking(text: string, wanted: unknown): Found {
    const decade = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
    if (!isDecade(decade)) return missing('ranking');
    // An area that is none is ignored, as the page does.
    const area: Area = AREAS.find((each) => each === wanted) ?? 'SM';
    const answer = board.ranking(area, decade);
    if (!answer) return unknown;
    const write = (entries: RankingEntry[]) => headOfRanking({ area, decade }, entries, publicUrl);
    return { status: 200, head: once(answer, write) };
  }

  async function wished(wish: unknown): Promise<Found> {
    const { kind, value = '', area } = WISH.exec(String(wish))?.groups ?? {};
    const found =
      kind === 'business'
        ? await station(value)
        : kind === 'ranking'
          ? ranking(value, area)
          : undefined;
    return found && 'status' in found && found.status === 200 ? found : home();
  }

  return async ({ path, params, query }) => {
    if (path === '/' || path === '/home') return home();
    if (path === '/social-login') return wished(query['to']);
    if (path === '/business/:id') return station(params['id'] ?? '');
    if (path === '/ranking/:decade') return ranking(params['decade'] ?? '', query['area']);
    return { status: 200, head: headOfPage(path, publicUrl) };
  };
}
