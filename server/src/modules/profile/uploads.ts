import { overloaded } from '../../http/errors.ts';

/** Uploads a process takes in at once: each may hold its whole file in memory. */
const READ_AT_ONCE = 32;
/** Files that may wait to be unpacked: the worst take a second each, and a browser waits for ten. */
const WAITING = 8;
const RETRY_AFTER_SECONDS = 10;

/**
 * Keeps a flood of uploads from filling the memory: so many are read at once, and one at a time is unpacked,
 * which may take a thousand times the size of its file.
 */
export class Uploads {
  #read = 0;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Takes a place, before the first byte is read.
   * @returns gives it back when disposed of
   * @throws overloaded when there is none
   */
  enter(): Disposable {
    if (this.#read >= READ_AT_ONCE) throw overloaded(RETRY_AFTER_SECONDS);
    this.#read += 1;
    return {
      [Symbol.dispose]: () => {
        this.#read -= 1;
      },
    };
  }

  /**
   * Does the work when all that was asked for before is done, however it went.
   * @throws overloaded when too much is waiting already
   */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= WAITING) throw overloaded(RETRY_AFTER_SECONDS);
    this.#waiting += 1;
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }
}
