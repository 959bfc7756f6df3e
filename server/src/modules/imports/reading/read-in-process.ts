import { IMPORT_READING } from '@pieno/contract/limits.ts';
import { Refusal } from '../../../refusal.ts';
import { Child } from './child.ts';
import type { Kind, Kinds } from './jobs.ts';
import type { Ask } from './protocol.ts';

type ListsOf<K extends Kind> = Kinds[K]['lists'];
type RowOf<K extends Kind, L extends keyof ListsOf<K>> = ListsOf<K>[L] extends (infer Row)[]
  ? Row
  : never;

/** The data of files already read and checked, held by the reading process and fetched in batches. */
export class Reading<K extends Kind> {
  readonly head: Kinds[K]['head'];
  readonly #child: Child;
  readonly #sizes: ReadonlyMap<string, number>;
  readonly #signal: AbortSignal;

  constructor(
    child: Child,
    head: Kinds[K]['head'],
    sizes: Record<string, number>,
    signal: AbortSignal,
  ) {
    this.#child = child;
    this.head = head;
    this.#sizes = new Map(Object.entries(sizes));
    this.#signal = signal;
  }

  size(list: keyof ListsOf<K> & string): number {
    return this.#sizes.get(list) ?? 0;
  }

  /** Yields a list's rows, at most `count` at a time, so that the caller's process never holds all of them. */
  async *batches<L extends keyof ListsOf<K> & string>(
    list: L,
    count: number,
  ): AsyncGenerator<RowOf<K, L>[]> {
    for (let from = 0; from < this.size(list); from += count) {
      const told = await this.#child.ask({ list, from, count } satisfies Ask, this.#signal);
      yield (told.type === 'rows' ? told.rows : []) as RowOf<K, L>[];
    }
  }

  async close(): Promise<void> {
    await this.#child.close();
  }
}

/**
 * Reads a job's files in a process of its own, with a limit of memory and one of time.
 * @throws Refusal when they must not be imported or ask for more than the limits
 */
export async function readInProcess<K extends Kind>(
  job: Kinds[K]['job'] & { kind: K },
  signal: AbortSignal,
  { heapMb, limitMs }: { heapMb: number; limitMs: number } = IMPORT_READING,
): Promise<Reading<K>> {
  signal.throwIfAborted();
  const child = new Child(heapMb);
  try {
    const told = await withinTime(limitMs, signal, (either) => child.ask(job, either));
    if (told.type === 'ready') {
      return new Reading(child, told.head as Kinds[K]['head'], told.sizes, signal);
    }
    if (told.type === 'refused') throw new Refusal(told.sentence);
    throw new Error('la lettura dei file si è interrotta per un errore di Pieno, non dei file', {
      cause: told.type === 'failed' ? told.error : undefined,
    });
  } catch (error) {
    await child.close();
    throw error;
  }
}

async function withinTime<T>(
  limitMs: number,
  signal: AbortSignal,
  work: (either: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = AbortSignal.timeout(limitMs);
  try {
    return await work(AbortSignal.any([signal, late]));
  } catch (error) {
    if (!late.aborted || signal.aborted) throw error;
    throw new Refusal(
      `Leggere i file ha preso più di ${Math.ceil(limitMs / 60_000)} minuti: sono troppo grandi o non sono quelli giusti.`,
      { cause: error },
    );
  }
}
