import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { poll, type Poller } from '../../poll.ts';
import type { Board } from './board.ts';
import { BOARD_CHANNEL } from '../changes/board-version.ts';

/** Keeps the board up to date until it is stopped. */
export type BoardKeeper = Pick<Poller, 'stop'>;

/**
 * Refreshes the board (rule board-refresh) on a notification, on each reconnect, when time changes a
 * ranking, and when the poll finds another version. Notifications during a refresh cause one more refresh.
 * @param onError called with the first error of a series of failing refreshes; the board keeps its last answers
 */
export async function keepBoard(
  board: Board,
  database: Database,
  clock: Clock,
  onError: (error: unknown) => void,
): Promise<BoardKeeper> {
  const work = () => board.refresh();
  const poller = poll({ clock, work, nextAt: () => board.staleAt, onError });
  const wake = () => void poller.wake();
  const unlisten = await database.listen(BOARD_CHANNEL, wake, wake);
  await poller.wake();
  return {
    async stop() {
      await unlisten();
      await poller.stop();
    },
  };
}
