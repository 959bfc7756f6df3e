import type { Board } from '../modules/board/board.ts';
import type { Prepared } from '../modules/board/prepared.ts';

/**
 * Makes the JSON of winners and welcome message that is embedded in a page, so that the first visit needs no second
 * request (decision 0009).
 * @returns a function that returns the JSON, rebuilt only after the board changed; undefined before the board is filled
 */
export function winnersOf(board: Board): () => string | undefined {
  let from: (Prepared | undefined)[] = [];
  let json: string | undefined;
  return () => {
    const now = [board.bestByDecade(), board.welcome()];
    const [best, welcome] = now;
    if (!best) return undefined;
    if (now.some((part, index) => part !== from[index])) {
      const text = `{"best_by_decade":${read(best)},"welcome":${read(welcome)}}`;
      json = text.replaceAll('<', String.raw`\u003c`);
      from = now;
    }
    return json;
  };
}

const read = (answer: Prepared | undefined): string => answer?.identity.body.toString() ?? 'null';
