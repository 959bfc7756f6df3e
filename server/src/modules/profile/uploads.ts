import { overloaded } from '../../http/errors.ts';

/** Maximum concurrent uploads per process: each may hold its whole file in memory. */
const READ_AT_ONCE = 32;
/** Maximum files queued for decoding, the running one included: each takes up to a second, and a browser waits ten. */
const WAITING = 8;
const RETRY_AFTER_SECONDS = 10;

/**
 * Limits the memory used by concurrent uploads: at most `READ_AT_ONCE` are read at the same time, and images are
 * decoded one at a time, as decoding may need a thousand times the size of the file.
 */
export class Uploads {
  #read = 0;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Reserves a place for an upload. Call it before reading the first byte.
   * @returns releases the place when disposed
   * @throws overloaded when no place is free
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
   * Runs `work` after all work queued before has settled, successfully or not.
   * @throws overloaded when the queue is full
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
