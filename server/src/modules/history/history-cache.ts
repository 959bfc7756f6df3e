import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import { prepare, type Prepared } from '../../prepared/prepared.ts';
import type { Made } from './station-history.ts';

/** Maximum bytes of answers in memory, in all encodings together. */
const BYTES_KEPT = 16 * 1024 * 1024;

interface Kept {
  prepared: Prepared;
  /** Milliseconds since 1970 up to which it is correct without a change of data. */
  until: number;
}

/**
 * Keeps requested histories ready to be sent (rule history-prepared). A key begins with its group and a slash;
 * groups are dropped together.
 */
export class HistoryCache {
  readonly #clock: Clock;
  readonly #kept: LRUCache<string, Kept>;
  readonly #making = new Map<string, Promise<Kept>>();

  constructor(clock: Clock, bytes = BYTES_KEPT) {
    this.#clock = clock;
    this.#kept = new LRUCache({
      maxSize: bytes,
      sizeCalculation: ({ prepared }) => sizeOf(prepared),
    });
  }

  get size(): number {
    return this.#kept.calculatedSize;
  }

  /**
   * Returns an answer, from memory or made now; concurrent requests share it.
   * @param make makes the answer, already checked against its schema
   */
  async get(key: string, make: () => Promise<Made<unknown>>): Promise<Prepared> {
    const kept = this.#kept.get(key);
    if (kept && this.#clock.now().getTime() < kept.until) return kept.prepared;
    const running = this.#making.get(key);
    if (running) return (await running).prepared;
    const making = prepareMade(make);
    this.#making.set(key, making);
    try {
      const made = await making;
      if (this.#making.get(key) === making) this.#kept.set(key, made);
      return made.prepared;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  /** Drops groups, or everything, also what is being made, as it may have read data from before the change. */
  drop(groups?: ReadonlySet<string>): void {
    const isIn = (key: string) => !groups || groups.has(key.slice(0, key.indexOf('/')));
    for (const key of this.#kept.keys()) if (isIn(key)) this.#kept.delete(key);
    for (const key of this.#making.keys()) if (isIn(key)) this.#making.delete(key);
  }
}

async function prepareMade(make: () => Promise<Made<unknown>>): Promise<Kept> {
  const { answer, until } = await make();
  return { prepared: await prepare(JSON.stringify(answer)), until };
}

const sizeOf = ({ identity, br, gzip }: Prepared): number =>
  identity.body.length + br.body.length + gzip.body.length;
