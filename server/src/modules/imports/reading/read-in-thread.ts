import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../refusal.ts';
import type { Kind, Kinds } from './jobs.ts';
import type { Ask, Told } from './protocol.ts';

type ListsOf<K extends Kind> = Kinds[K]['lists'];
type RowOf<K extends Kind, L extends keyof ListsOf<K>> = ListsOf<K>[L] extends (infer Row)[]
  ? Row
  : never;

/** The data of files already read and checked, held by the reading thread and fetched in batches. */
export class Reading<K extends Kind> {
  readonly head: Kinds[K]['head'];
  readonly #worker: Worker;
  readonly #sizes: Record<string, number>;

  constructor(worker: Worker, head: Kinds[K]['head'], sizes: Record<string, number>) {
    this.#worker = worker;
    this.head = head;
    this.#sizes = sizes;
  }

  size(list: keyof ListsOf<K> & string): number {
    return this.#sizes[list] ?? 0;
  }

  /** Yields a list's rows, at most `count` at a time, so that the caller's thread never holds all of them. */
  async *batches<L extends keyof ListsOf<K> & string>(
    list: L,
    count: number,
  ): AsyncGenerator<RowOf<K, L>[]> {
    for (let from = 0; from < this.size(list); from += count) {
      this.#worker.postMessage({ list, from, count } satisfies Ask);
      const told = await nextWord(this.#worker);
      yield (told.type === 'rows' ? told.rows : []) as RowOf<K, L>[];
    }
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/**
 * Reads a job's files in a worker thread.
 * @throws Refusal when they must not be imported
 */
export async function readInThread<K extends Kind>(
  job: Kinds[K]['job'] & { kind: K },
  signal: AbortSignal,
): Promise<Reading<K>> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: job,
    // Rows are short-lived: a small young generation saves about a hundred megabytes of memory.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const told = await nextWord(worker, signal).catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  if (told.type === 'ready') return new Reading(worker, told.head as Kinds[K]['head'], told.sizes);
  await worker.terminate();
  throw new Refusal(
    told.type === 'refused' ? told.sentence : 'La lettura dei file si è interrotta.',
  );
}

/** Waits for the thread's next message; rejects on the worker's 'error' event, which `once` listens to. */
async function nextWord(worker: Worker, signal?: AbortSignal): Promise<Told> {
  const [message] = (await once(worker, 'message', { signal })) as [Told];
  return message;
}
