import { areasOf } from '@pieno/contract/prices/ranking.ts';
import { DECADES } from '@pieno/contract/prices/fuels.ts';
import type { Board } from '../modules/board/board.ts';
import type { Prepared } from '../prepared/prepared.ts';
import { readAddress, type PreparedAddress, type Shown } from './prepared-address.ts';

export type PageAnswers = readonly (readonly [path: string, answer: Prepared])[];

/** An answer that a page shows, and how to look it up again. */
export interface AskedAnswer {
  path: string;
  /** Returns the board's current answer, as a promise while it is being prepared. */
  look: () => Promise<Prepared> | Prepared | undefined;
}

/** Returns the answers that a page shows; undefined before the board is filled, and when the first one is missing. */
export async function answersFor(board: Board, shown: Shown): Promise<PageAnswers | undefined> {
  const answers = await Promise.all(
    askedBy(shown, board).map(async ({ path, look }) => [path, await look()] as const),
  );
  const [[, first] = []] = answers;
  return first && answers.flatMap(([path, answer]) => (answer ? [[path, answer] as const] : []));
}

/** Lists the answers that a page shows; the indispensable one comes first. */
export function askedBy(shown: Shown, board: Board): AskedAnswer[] {
  const best = { path: '/prices/best-by-decade', look: () => board.bestByDecade() };
  switch (shown.kind) {
    case 'best':
      return [
        best,
        ...(shown.welcome ? [{ path: '/welcome-message', look: () => board.welcome() }] : []),
      ];
    case 'ranking': {
      const { decade } = shown;
      const rankings = areasOf(shown.area).map((area) => {
        const query = area === 'SM' ? '' : `?area=${area}`;
        const path = `/prices/ranking/${decade}${query}`;
        return { path, look: () => board.ranking(area, decade) };
      });
      return [...rankings, best];
    }
    case 'station':
      return [
        { path: `/business/${shown.id}`, look: () => board.station(shown.id) },
        {
          path: '/global-settings/business_marker_color',
          look: () => board.setting('business_marker_color'),
        },
      ];
  }
}

/**
 * True while the board still has the answers from which a page was made, all of them prepared. Prepares nothing, as it
 * runs for each request.
 */
export function areCurrent(asked: readonly AskedAnswer[], answers: PageAnswers): boolean {
  let at = 0;
  for (const { look } of asked) {
    const answer = look();
    if (answer === undefined) continue;
    if (answer !== answers[at]?.[1]) return false;
    at += 1;
  }
  return at === answers.length;
}

/** Writes answers as the JSON embedded in a page; it cannot end its element. */
export function embed(answers: PageAnswers): string {
  const members = answers.map(
    ([path, { identity }]) => `${JSON.stringify(path)}:${identity.body.toString()}`,
  );
  return `{${members.join()}}`.replaceAll('<', String.raw`\u003c`);
}

/** Lists the pages that are made after each change of the board: San Marino's, and the entry for each. */
export function eagerPages(board: Board): PreparedAddress[] {
  const targets = [
    ...DECADES.map((decade) => `/ranking/${decade}`),
    ...Array.from(board.stations.inArea('SM'), ({ id }) => `/business/${id}`),
  ];
  const wishes = targets.map((to) => `/social-login?to=${encodeURIComponent(to)}`);
  return ['/home', '/social-login', ...targets, ...wishes].flatMap(
    (url) => readAddress(url, board) ?? [],
  );
}
