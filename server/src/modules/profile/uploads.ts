import { overloaded } from '../../http/errors.ts';

/** Uploads one process takes in at once: each may hold its whole file in memory. */
const PLACES = 32;
const RETRY_AFTER_SECONDS = 10;

/**
 * Keeps a flood of uploads from filling the memory: so many are in the house at once, and one at a time is
 * unpacked, which may take a thousand times the size of its file.
 */
export class Uploads {
  readonly #places: number;
  #taken = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** @param places how many may be in the house at once */
  constructor(places = PLACES) {
    this.#places = places;
  }

  /**
   * Takes a place, before the first byte is read.
   * @returns gives it back when disposed of
   * @throws overloaded when there is none
   */
  enter(): Disposable {
    if (this.#taken >= this.#places) throw overloaded(RETRY_AFTER_SECONDS);
    this.#taken += 1;
    return {
      [Symbol.dispose]: () => {
        this.#taken -= 1;
      },
    };
  }

  /** Does the work when all that was asked for before is done, however it went. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
