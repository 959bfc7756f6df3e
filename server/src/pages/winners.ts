import type { Clock } from '../clock.ts';
import type { Board } from '../modules/board/board.ts';
import type { Prepared } from '../http/prepared.ts';

/**
 * Makes the JSON of winners, welcome message and present time that is embedded in a page, so that the first visit needs
 * no second request (decision 0009).
 * @returns a function that returns the JSON, of which only the time is new while the board does not change; undefined
 *   before the board is filled
 */
export function winnersOf(board: Board, clock: Clock): () => string | undefined {
  let from: (Prepared | undefined)[] = [];
  let members = '';
  return () => {
    const now = [board.bestByDecade(), board.welcome()];
    const [best, welcome] = now;
    if (!best) return undefined;
    if (now.some((part, index) => part !== from[index])) {
      const text = `"best_by_decade":${read(best)},"welcome":${read(welcome)}`;
      members = text.replaceAll('<', String.raw`\u003c`);
      from = now;
    }
    return `{"at":"${clock.now().toISOString()}",${members}}`;
  };
}

const read = (answer: Prepared | undefined): string => answer?.identity.body.toString() ?? 'null';
