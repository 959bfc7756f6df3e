import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Board } from './board.ts';
import { BOARD_CHANNEL } from '../changes/board-version.ts';

/** Milliseconds between two polls of the version row, in case a notice was lost. */
const POLL_MS = 5_000;
/** Maximum delay of a Node timer, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Keeps the board up to date until it is stopped. */
export interface BoardKeeper {
  stop(): Promise<void>;
}

/**
 * Refreshes the board (rule board-refresh) on a notice, on each reconnect, when a price turns stale and when the poll
 * finds another version. Notices that arrive during a refresh lead to a single further one.
 * @param onError called with the first error of a series of failing refreshes; the board keeps its last answers
 */
export async function keepBoard(
  board: Board,
  database: Database,
  clock: Clock,
  onError: (error: unknown) => void,
): Promise<BoardKeeper> {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let failing = false;
  let staleTimer: NodeJS.Timeout | undefined;

  const refresh = (): void => {
    if (stopped) return;
    again = true;
    running ??= drain().finally(() => (running = undefined));
  };
  const drain = async (): Promise<void> => {
    while (again && !stopped) {
      again = false;
      try {
        await board.refresh();
        failing = false;
      } catch (error) {
        if (!failing) onError(error);
        failing = true;
      }
    }
    scheduleStaleness();
  };
  const scheduleStaleness = (): void => {
    clearTimeout(staleTimer);
    if (stopped || !Number.isFinite(board.staleAt)) return;
    const wait = Math.max(1_000, board.staleAt - clock.now().getTime());
    staleTimer = setTimeout(refresh, Math.min(wait, LONGEST_TIMER_MS)).unref();
  };

  const unlisten = await database.listen(BOARD_CHANNEL, refresh, refresh);
  const poll = setInterval(refresh, POLL_MS).unref();
  refresh();
  await running;
  return {
    async stop() {
      stopped = true;
      clearInterval(poll);
      clearTimeout(staleTimer);
      await unlisten();
      await running;
    },
  };
}
