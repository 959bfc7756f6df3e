import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { Refusal } from '../../../refusal.ts';
import type { ReadingAnswer, ReadingRequest } from './protocol.ts';

/** How a process ends that exhausts its memory: V8 aborts it, or the system kills it. */
const OUT_OF_MEMORY: ReadonlySet<unknown> = new Set([
  'SIGABRT',
  'SIGTRAP',
  'SIGILL',
  'SIGKILL',
  134,
]);

/** A reader of files for one import: it handles one request at a time, and can be closed at any moment. */
export interface Reading {
  request(request: ReadingRequest, signal: AbortSignal): Promise<ReadingAnswer>;
  close(): Promise<void>;
}

/** Starts the reader of an import. @param heapMb megabytes of memory for the data it reads */
export type StartReading = (heapMb: number) => Reading;

let startOne: StartReading = (heapMb) => new ReadingProcess(heapMb);

/** Starts a reading process for one import. */
export const startReading: StartReading = (heapMb) => startOne(heapMb);

/** Replaces how reading processes are started from now on, so that tests can share one among imports. */
export function startReadingWith(start: StartReading): void {
  startOne = start;
}

export class ReadingProcess implements Reading {
  readonly #process: ChildProcess;
  /** Rejects when the process ends by itself. */
  readonly #end: Promise<never>;

  /** @param heapMb megabytes of memory for the data it reads */
  constructor(heapMb: number) {
    this.#process = fork(new URL('./child.ts', import.meta.url), {
      serialization: 'advanced',
      // Rows are short-lived: a small young generation saves about a hundred megabytes of memory.
      execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=8'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Outside the terminal's process group, so that Ctrl-C reaches only the command, which ends this process.
      detached: process.platform !== 'win32',
    });
    // Requests of visitors have priority.
    if (this.#process.pid) setPriority(this.#process.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    this.#end = once(this.#process, 'exit').then(([code, signal]: unknown[]) => {
      throw new Refusal(
        OUT_OF_MEMORY.has(signal ?? code)
          ? `I file chiedono più memoria dei ${heapMb} MB che un'importazione può usare.`
          : 'La lettura dei file si è interrotta.',
      );
    });
    this.#end.catch(() => undefined);
  }

  /**
   * Sends a request and waits for the answer.
   * @throws Refusal when the process has ended; the signal's reason once it is aborted
   */
  async request(request: ReadingRequest, signal: AbortSignal): Promise<ReadingAnswer> {
    signal.throwIfAborted();
    const finished = new AbortController();
    try {
      const message = once(this.#process, 'message', {
        signal: AbortSignal.any([signal, finished.signal]),
      });
      // A request to a process that has ended fails, and `#end` reports the reason.
      this.#process.send(request, () => undefined);
      const [answer] = (await Promise.race([message, this.#end])) as [ReadingAnswer];
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      finished.abort();
    }
  }

  get isRunning(): boolean {
    return this.#process.connected && this.#process.exitCode === null;
  }

  /** Sets whether this process stays alive while the other runs. */
  hold(isHeld: boolean): void {
    const how = isHeld ? 'ref' : 'unref';
    this.#process[how]();
    this.#process.channel?.[how]();
  }

  /** Kills the process. */
  async close(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#end.catch(() => undefined);
  }
}
