import { Overloaded, tooMany } from '../../errors.ts';

/** Maximum concurrent uploads per process, as each may have its whole file in memory. */
const READ_AT_ONCE = 32;
/** Maximum files queued for decoding, with the running one: each takes up to a second, and a browser waits ten. */
const WAITING = 8;
/** Maximum uploads of one account, with the running one; the others wait without a place. */
const OF_ACCOUNT = 4;
const RETRY_AFTER_SECONDS = 10;

const full = (measure: string, count: number) =>
  new Overloaded(RETRY_AFTER_SECONDS, measure, { count });

/**
 * Limits the cost of concurrent uploads: at most `READ_AT_ONCE` are read at a time, one per account, so that a few slow
 * senders do not block all others; and pictures are decoded one at a time.
 */
export class Uploads {
  readonly #accounts = new Map<string, { last: Promise<unknown>; count: number }>();
  #read = 0;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Runs an account's upload after its earlier ones have settled, successfully or not.
   * @throws tooMany when the account sends too many at once
   */
  async ofAccount<T>(id: string, work: () => Promise<T>): Promise<T> {
    const account = this.#accounts.get(id) ?? { last: Promise.resolve(), count: 0 };
    if (account.count >= OF_ACCOUNT) throw tooMany(RETRY_AFTER_SECONDS);
    this.#accounts.set(id, account);
    account.count += 1;
    const turn = account.last.then(work);
    account.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      account.count -= 1;
      if (account.count === 0) this.#accounts.delete(id);
    }
  }

  /**
   * Reserves a place for an upload. Call it before reading the first byte.
   * @returns releases the place when disposed
   * @throws Overloaded when no place is free
   */
  enter(): Disposable {
    if (this.#read >= READ_AT_ONCE) throw full('no place for an upload', this.#read);
    this.#read += 1;
    return {
      [Symbol.dispose]: () => {
        this.#read -= 1;
      },
    };
  }

  /**
   * Runs `work` after all earlier work has settled, successfully or not.
   * @throws Overloaded when the queue is full
   */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= WAITING) throw full('too many pictures wait', this.#waiting);
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
