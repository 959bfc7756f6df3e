import { LRUCache } from 'lru-cache';
import { unavailable } from '../../errors.ts';
import { TaskProcess } from '../../child/task-process.ts';
import { cardHash, type Card } from './card.ts';
import type { DrawnCard } from './child.ts';

const ENTRY = new URL('./child.ts', import.meta.url);
/** Bytes of pictures cached in memory: some three hundred. Browsers, messengers and CDNs cache them too. */
const KEPT_BYTES = 8 * 1024 * 1024;
/** Maximum pictures that wait to be drawn; further ones are refused, as they would come too late. */
const WAITING_MAX = 16;
const DRAWING_MS = 15_000;
const IDLE_MS = 10_000;

/** Draws cards in a process of its own and caches the pictures by their content. */
export class Painter {
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });
  readonly #waiting = new Map<string, Promise<Buffer>>();
  readonly #process: TaskProcess<Card, DrawnCard>;

  /** @param entry the process's module */
  constructor(entry: string | URL = ENTRY) {
    this.#process = new TaskProcess({
      entry,
      name: "the painter's process",
      taskMs: DRAWING_MS,
      idleMs: IDLE_MS,
      heapMb: 128,
      isSpent: ({ type }) => type === 'failed',
    });
  }

  /** Returns a cached picture, or one that is being drawn. */
  find(card: Card): Promise<Buffer> | Buffer | undefined {
    const hash = cardHash(card);
    return this.#kept.get(hash) ?? this.#waiting.get(hash);
  }

  /**
   * Draws a card. Concurrent requests for the same one share the picture.
   * @returns PNG of 1200×630
   * @throws unavailable when too many wait; Error when it cannot be drawn
   */
  async paint(card: Card): Promise<Buffer> {
    const found = this.find(card);
    if (found) return await found;
    if (this.#waiting.size >= WAITING_MAX) throw unavailable();
    const hash = cardHash(card);
    const picture = this.#draw(card);
    this.#waiting.set(hash, picture);
    try {
      const bytes = await picture;
      this.#kept.set(hash, bytes);
      return bytes;
    } finally {
      this.#waiting.delete(hash);
    }
  }

  /** Ends the process; the next card starts another. */
  end(): void {
    this.#process.end();
  }

  async #draw(card: Card): Promise<Buffer> {
    const result = await this.#process.run(card);
    if (result?.type === 'done') return Buffer.from(result.bytes);
    throw new Error('a card could not be drawn', { cause: result?.reason });
  }
}
