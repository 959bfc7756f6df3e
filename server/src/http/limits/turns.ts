import { TURN_LIMIT_MS } from '../../db/database.ts';
import { Overloaded, tooMany, unavailable } from '../../errors.ts';

export interface Caller {
  network: string;
  /** An account or a token; undefined for an anonymous caller. */
  account: string | undefined;
  /** True for a call that locks the board. */
  isForBoard: boolean;
}

/**
 * Concurrent turns in this process: more would only wait for one of its ten connections, or for the single session. A
 * network or account has at most one.
 */
const AT_ONCE = 16;
/**
 * Concurrent turns that lock the board: one holds the lock, another prepares. More would hold connections while they
 * wait.
 */
const AT_BOARD = 2;
const RETRY_AFTER_SECONDS = 5;
export const WAITING_OF_NETWORK = 50;

interface Waiter extends Caller {
  letIn: () => void;
  refuse: (error: Error) => void;
}

/**
 * Hands out turns: at most one at a time to a network and to an account, alternating between the waiting networks and,
 * in each, between its accounts (decision 0016). Waiting callers hold no database connection.
 */
export class Turns {
  /** By network and account; the last served stands last. */
  readonly #waiting = new Map<string, Map<string | undefined, Waiter[]>>();
  readonly #underWay = new Set<Waiter>();

  /** Number of turns in use. */
  get underWay(): number {
    return this.#underWay.size;
  }

  /**
   * Waits for a turn and keeps it until the work has ended, even if the caller has gone away.
   * @param gone aborted when the caller goes away: it then stops waiting
   * @returns what the work returns
   * @throws tooMany `too_many_waiting`, when this account has the most waiting calls of a crowded network; Overloaded
   * after `TURN_LIMIT_MS`; what the work throws
   */
  async take<T>(caller: Caller, gone: AbortSignal, work: () => Promise<T>): Promise<T> {
    const { promise, resolve: letIn, reject: refuse } = Promise.withResolvers<void>();
    const waiter = { ...caller, letIn, refuse };
    const leave = (error: Error) => this.#remove(waiter) && refuse(error);
    const hangUp = () => leave(unavailable());
    if (gone.aborted) throw unavailable();
    gone.addEventListener('abort', hangUp);
    const late = setTimeout(() => leave(this.#tooLate(caller)), TURN_LIMIT_MS);
    this.#enqueue(waiter);
    try {
      await promise;
    } finally {
      clearTimeout(late);
      gone.removeEventListener('abort', hangUp);
    }
    try {
      return await work();
    } finally {
      this.#underWay.delete(waiter);
      this.#letIn();
    }
  }

  #enqueue(waiter: Waiter): void {
    const { network, account } = waiter;
    const accounts = this.#waiting.get(network) ?? new Map<string | undefined, Waiter[]>();
    const queue = accounts.get(account) ?? [];
    queue.push(waiter);
    this.#waiting.set(network, accounts.set(account, queue));
    this.#letIn();
    const queues = [...accounts.values()];
    if (queues.reduce((sum, { length }) => sum + length, 0) <= WAITING_OF_NETWORK) return;
    const longest = queues.reduce((most, one) => (one.length > most.length ? one : most), queue);
    const last = longest.at(-1)!;
    this.#remove(last);
    last.refuse(tooMany(RETRY_AFTER_SECONDS, 'too_many_waiting'));
  }

  #letIn(): void {
    while (this.#underWay.size < AT_ONCE) {
      const waiter = this.#next();
      if (!waiter) return;
      const { network, account } = waiter;
      const accounts = this.#waiting.get(network)!;
      this.#remove(waiter);
      toEnd(accounts, account);
      toEnd(this.#waiting, network);
      this.#underWay.add(waiter);
      waiter.letIn();
    }
  }

  #next(): Waiter | undefined {
    const now = [...this.#underWay];
    const networks = new Set(now.map(({ network }) => network));
    const busy = new Set(now.flatMap(({ account }) => account ?? []));
    const isBoardTaken = now.filter(({ isForBoard }) => isForBoard).length >= AT_BOARD;
    for (const [network, accounts] of this.#waiting) {
      if (networks.has(network)) continue;
      for (const [account, [first]] of accounts) {
        if (isBoardTaken && first?.isForBoard) continue;
        if (account === undefined || !busy.has(account)) return first;
      }
    }
    return undefined;
  }

  #tooLate({ isForBoard }: Caller): Overloaded {
    const measure = isForBoard ? 'writes wait for the board' : 'writes wait for their turn';
    return new Overloaded(RETRY_AFTER_SECONDS, measure, { writes_under_way: this.underWay });
  }

  /** @returns false when the waiter no longer waits */
  #remove(waiter: Waiter): boolean {
    const { network, account } = waiter;
    const accounts = this.#waiting.get(network);
    const queue = accounts?.get(account);
    const place = queue?.indexOf(waiter) ?? -1;
    if (!accounts || !queue || place < 0) return false;
    queue.splice(place, 1);
    if (queue.length === 0) accounts.delete(account);
    if (accounts.size === 0) this.#waiting.delete(network);
    return true;
  }
}

function toEnd<Key, Value>(map: Map<Key, Value>, key: Key): void {
  const value = map.get(key);
  if (value !== undefined && map.delete(key)) map.set(key, value);
}
