import type { PageAddress } from '@pieno/contract/page-address.ts';
import type { AreaChoice } from '@pieno/contract/prices/areas.ts';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { isDecade } from '@pieno/contract/prices/fuels.ts';
import type { BestByDecade, RankingEntry } from '@pieno/contract/prices/prices.ts';
import { areasOf } from '@pieno/contract/prices/ranking.ts';
import type { Board } from '../modules/board/board.ts';
import type { Prepared } from '../prepared/prepared.ts';
import { headOfHome } from './heads/head-of-home.ts';
import { headOfMissing, headOfPage, headOfShell } from './heads/head-of-page.ts';
import { headOfRanking } from './heads/head-of-ranking.ts';
import { headOfStation } from './heads/head-of-station.ts';
import { entriesOf } from './heads/listed-entries.ts';
import { readWish } from './prepared-address.ts';

/** The result for an address: a page with its head, a missing page, or another address. */
export type Found =
  | { status: 200 | 404; head: string; movedTo?: undefined }
  | { movedTo: string; head?: undefined };

/**
 * Makes the function that finds the head of a page (rule page-head). A head is written once for each answer of the
 * board.
 * @param publicUrl the product's own origin, undefined when none is configured
 */
export function pageResolver(
  board: Board,
  publicUrl: string | undefined,
): (page: PageAddress) => Promise<Found> {
  // By the first and the last answer of a page; most pages have one.
  const written = new WeakMap<Prepared, WeakMap<Prepared, string>>();
  const once = <T>(answers: readonly Prepared[], write: (...data: T[]) => string): string => {
    const [first, last] = [answers[0]!, answers.at(-1)!];
    const ready = written.get(first) ?? new WeakMap<Prepared, string>();
    const known = ready.get(last);
    if (known !== undefined) return known;
    const data = answers.map(({ identity }) => JSON.parse(identity.body.toString()) as T);
    const head = write(...data);
    written.set(first, ready.set(last, head));
    return head;
  };
  const missing = (what: 'station' | 'ranking'): Found => ({
    status: 404,
    head: headOfMissing(what, publicUrl),
  });
  /** Before the board is filled, nothing counts as missing. */
  const unknown: Found = { status: 200, head: headOfShell(publicUrl) };

  function home(): Found {
    const best = board.bestByDecade();
    if (!best) return unknown;
    const head = once<BestByDecade>([best], (winners) => headOfHome(winners, publicUrl));
    return { status: 200, head };
  }

  async function station(id: number): Promise<Found> {
    if (!board.madeAt) return unknown;
    const answer = await board.station(id);
    const movedTo = board.movedTo(id);
    if (movedTo !== undefined) return { movedTo: `/business/${movedTo}` };
    if (!answer) return missing('station');
    const head = once<BusinessDetails>([answer], (details) => headOfStation(details, publicUrl));
    return { status: 200, head };
  }

  function ranking(decade: number, area: AreaChoice): Found {
    if (!isDecade(decade)) return missing('ranking');
    const answers = areasOf(area).map((each) => board.ranking(each, decade));
    if (!answers.every((answer) => answer !== undefined)) return unknown;
    const write = (...rankings: RankingEntry[][]) =>
      headOfRanking({ area, decade }, entriesOf(area, rankings), publicUrl);
    return { status: 200, head: once(answers, write) };
  }

  /** A target that does not exist is ignored (rule page-return). */
  async function wished(wish: string | null): Promise<Found> {
    const shown = wish === null ? undefined : readWish(wish, board)?.shown;
    if (shown?.kind === 'ranking') return ranking(shown.decade, shown.area);
    const found = shown?.kind === 'station' ? await station(shown.id) : undefined;
    return found && 'status' in found && found.status === 200 ? found : home();
  }

  return async (page) => {
    switch (page.kind) {
      case 'home':
        return home();
      case 'entry':
        return wished(page.to);
      case 'station':
        return station(page.id);
      case 'ranking':
        return ranking(page.decade, page.area);
      case 'other':
        if (page.path === '/') return home();
        return { status: 200, head: headOfPage(page.path, publicUrl) };
    }
  };
}
