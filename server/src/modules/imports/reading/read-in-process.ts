import { IMPORT_READING } from '@pieno/contract/limits.ts';
import { Refusal } from '../../../refusal.ts';
import type { FileContents } from './reader.ts';
import { startReading, type Reading } from './reading-process.ts';

export interface Rows<Row> {
  size: number;
  /** Yields at most `count` rows at a time, so that the caller never holds all of them. */
  batches(count: number): AsyncIterable<Row[]>;
  /** Reads all rows, for short lists or lists of short rows. */
  all(): Promise<Row[]>;
}

/** Rows of one message when all are read. */
const ALL_ROWS = 10_000;

type RowOf<List> = List extends (infer Row)[] ? Row : never;

/** The contents of files already read and checked; the lists stay in the reading process. */
export class ReadFiles<Contents extends FileContents> {
  readonly head: Contents['head'];
  readonly #reading: Reading;
  readonly #sizes: Readonly<Record<string, number>>;
  readonly #signal: AbortSignal;

  constructor(
    reading: Reading,
    head: Contents['head'],
    sizes: Record<string, number>,
    signal: AbortSignal,
  ) {
    this.#reading = reading;
    this.head = head;
    this.#sizes = sizes;
    this.#signal = signal;
  }

  list<List extends keyof Contents['lists'] & string>(
    list: List,
  ): Rows<RowOf<Contents['lists'][List]>> {
    const size = this.#sizes[list] ?? 0;
    const batches = (count: number) =>
      this.#batches<RowOf<Contents['lists'][List]>>(list, size, count);
    return { size, batches, all: () => together(batches(ALL_ROWS)) };
  }

  async *#batches<Row>(list: string, size: number, count: number): AsyncGenerator<Row[]> {
    for (let from = 0; from < size; from += count) {
      const request = { type: 'rows', list, from, count } as const;
      const answer = await this.#reading.request(request, this.#signal);
      yield (answer.type === 'rows' ? answer.rows : []) as Row[];
    }
  }

  /** Reads another job's files in the same process, which then drops these contents. @throws as `readInProcess` */
  async next<Job, Next extends FileContents>(reader: URL, job: Job): Promise<ReadFiles<Next>> {
    return (await readWith<Job, Next>(this.#reading, reader, job, this.#signal, IMPORT_READING))!;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#reading.close();
  }
}

async function together<Row>(batches: AsyncIterable<Row[]>): Promise<Row[]> {
  const all: Row[][] = [];
  for await (const rows of batches) all.push(rows);
  return all.flat();
}

/**
 * Reads a job's files in a separate process, with limits of memory and time (rule import-hostile).
 * @param reader URL of the module that reads them, a `Reader` of this job and these contents
 * @returns undefined when they are still those of the last import
 * @throws Refusal when they must not be imported or exceed the limits
 */
export async function readInProcess<Job, Contents extends FileContents>(
  reader: URL,
  job: Job,
  signal: AbortSignal,
  limits: { heapMb: number; limitMs: number } = IMPORT_READING,
): Promise<ReadFiles<Contents> | undefined> {
  signal.throwIfAborted();
  const reading = startReading(limits.heapMb);
  try {
    const files = await readWith<Job, Contents>(reading, reader, job, signal, limits);
    if (!files) await reading.close();
    return files;
  } catch (error) {
    await reading.close();
    throw error;
  }
}

async function readWith<Job, Contents extends FileContents>(
  reading: Reading,
  reader: URL,
  job: Job,
  signal: AbortSignal,
  { limitMs }: { limitMs: number },
): Promise<ReadFiles<Contents> | undefined> {
  const request = { type: 'read', module: reader.href, job } as const;
  const answer = await withinTime(limitMs, signal, (either) => reading.request(request, either));
  if (answer.type === 'contents') {
    return new ReadFiles<Contents>(reading, answer.head, answer.sizes, signal);
  }
  if (answer.type === 'unchanged') return undefined;
  if (answer.type === 'refused') {
    throw new Refusal(answer.sentence, { command: answer.command });
  }
  throw new Error('la lettura dei file si è interrotta per un errore di Pieno, non dei file', {
    cause: answer.type === 'failed' ? answer.error : undefined,
  });
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
