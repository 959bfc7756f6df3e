import { DECADES } from '@pieno/contract/fuels.ts';
import type { Board } from '../modules/board/board.ts';
import type { Prepared } from '../http/prepared.ts';
import { readAddress, type PreparedAddress, type Shown } from './prepared-address.ts';

/** The board's prepared answers by their paths below /api. */
export type PageAnswers = readonly (readonly [path: string, answer: Prepared])[];

/** Returns the answers that a page shows; undefined before the board is filled, and where one of them is missing. */
export async function answersFor(board: Board, shown: Shown): Promise<PageAnswers | undefined> {
  const answers = await Promise.all(
    wanted(board, shown).map(async ([path, answer]) => [path, await answer] as const),
  );
  const [[, first] = []] = answers;
  return first && answers.flatMap(([path, answer]) => (answer ? [[path, answer] as const] : []));
}

type Asked = readonly [path: string, answer: Promise<Prepared> | Prepared | undefined];

/** The answer without which there is nothing to show comes first. */
function wanted(board: Board, shown: Shown): Asked[] {
  switch (shown.kind) {
    case 'best':
      return [
        ['/prices/best-by-decade', board.bestByDecade()],
        ...(shown.welcome ? [['/welcome-message', board.welcome()] as const] : []),
      ];
    case 'ranking': {
      const { decade, area } = shown;
      const query = area === 'SM' ? '' : `?area=${area}`;
      return [[`/prices/ranking/${decade}${query}`, board.ranking(area, decade)]];
    }
    case 'station':
      return [
        [`/business/${shown.id}`, board.station(shown.id)],
        ['/global-settings/business_marker_color', board.setting('business_marker_color')],
      ];
  }
}

/** True while the board has the very answers that a page was made of, and none is still being prepared. */
export function areCurrent(answers: PageAnswers, board: Board, shown: Shown): boolean {
  const current = wanted(board, shown).filter(([, answer]) => answer !== undefined);
  return (
    current.length === answers.length &&
    current.every(([, answer], index) => answer === answers[index]![1])
  );
}

/** Writes answers as the JSON that a page carries: none of them can end the element that holds it. */
export function embed(answers: PageAnswers): string {
  const members = answers.map(
    ([path, { identity }]) => `${JSON.stringify(path)}:${identity.body.toString()}`,
  );
  return `{${members.join()}}`.replaceAll('<', String.raw`\u003c`);
}

/** Lists the pages that are made whenever the board has changed: San Marino's, and the entry that leads to each. */
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
