import { TaskProcess } from '../../../child/task-process.ts';
import { damaged, tooHeavy, UnusableImage } from '../unusable.ts';
import type { Result, Task } from './child.ts';

export type Decoded = Extract<Result, { type: 'done' }>;

export interface DecoderLimits {
  /** Bytes by which the process may grow while it decodes a picture. */
  maxGrowth: number;
  /** Bytes by which it may stay larger afterwards; beyond them a new process takes the next picture. */
  kept: number;
  /** Milliseconds that a picture may take. */
  decodingMs: number;
  /** Milliseconds after which an unused process is ended. */
  idleMs: number;
}

const LIMITS: DecoderLimits = {
  maxGrowth: 80_000_000,
  kept: 25_000_000,
  decodingMs: 20_000,
  idleMs: 10_000,
};
const ENTRY = new URL('./child.ts', import.meta.url);

/**
 * Decodes pictures one at a time, in a separate process, because Node cannot limit libvips's memory. The process starts
 * with the first picture, serves those that follow soon, and is ended when a picture takes too much.
 */
export class Decoder {
  readonly #maxGrowth: number;
  readonly #process: TaskProcess<Task, Result>;

  /** @param entry the process's module */
  constructor(limits: Partial<DecoderLimits> = {}, entry: string | URL = ENTRY) {
    const { maxGrowth, kept, decodingMs, idleMs } = { ...LIMITS, ...limits };
    this.#maxGrowth = maxGrowth;
    this.#process = new TaskProcess({
      entry,
      name: "the pictures' process",
      taskMs: decodingMs,
      idleMs,
      heapMb: 64,
      isSpent: ({ growth }) => growth > kept,
    });
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /**
   * Decodes a picture after those requested before.
   * @throws UnusableImage when it is in no supported format, is damaged, or takes too much memory or time
   */
  async decode(task: Omit<Task, 'maxGrowth'>): Promise<Decoded> {
    const result = await this.#process.run({ ...task, maxGrowth: this.#maxGrowth });
    if (!result) throw tooHeavy();
    if (result.type === 'refused') throw new UnusableImage(result.reason);
    if (result.type === 'damaged') throw damaged(result.reason);
    return result;
  }

  /** Ends the process; the next picture starts a new one. */
  end(): void {
    this.#process.end();
  }
}
