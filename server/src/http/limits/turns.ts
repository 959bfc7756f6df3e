import { TURN_LIMIT_MS } from '../../db/database.ts';
import { Overloaded, tooMany, unavailable } from '../../errors.ts';

/** Who asks for a turn. */
export interface Caller {
  /** A network as the limits of calls name it. */
  network: string;
  /** An account or a token; undefined for the anonymous. */
  account: string | undefined;
  /** True for a call that locks the board. */
  isForBoard: boolean;
}

/**
 * Turns at a time in this process: more would only wait for one of its ten connections, or for the one session. A network
 * or account has one of them, so that each statement of others waits for one transaction of theirs at most.
 */
const AT_ONCE = 16;
/** Of these, such as lock the board: one has it, another gets ready. More would hold connections and wait for it there. */
const AT_BOARD = 2;
const RETRY_AFTER_SECONDS = 5;
/** Callers of one network who may wait. */
export const WAITING_OF_NETWORK = 50;

interface Waiter extends Caller {
  letIn: () => void;
  refuse: (error: Error) => void;
}

/**
 * Hands out turns: one at a time to a network and to an account, and to the networks that wait, and in each to its
 * accounts, one after the other (decision 0016). Nothing of the database is held by who waits.
 */
export class Turns {
  /** By network and account; who had a turn last stands last. */
  readonly #waiting = new Map<string, Map<string | undefined, Waiter[]>>();
  readonly #underWay = new Set<Waiter>();

  /** How many have a turn now. */
  get underWay(): number {
    return this.#underWay.size;
  }

  /**
   * Waits for a turn and keeps it until the work has ended, whether its caller still waits or not.
   * @param gone aborted when the caller goes away: then it waits no longer
   * @returns what the work returns
   * @throws tooMany `too_many_waiting`, where the account with the most waiting in a crowded network is this one;
   *   Overloaded after `TURN_LIMIT_MS`; what the work throws
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

  /** Takes a waiter out of its queue. @returns false when it waits no longer */
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
