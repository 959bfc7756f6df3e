import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Refusal } from '../../../refusal.ts';
import type { ReadingAnswer, ReadingRequest } from './protocol.ts';

/** How a process ends that used up its memory: V8 aborts it, or the system kills it. */
const OUT_OF_MEMORY: ReadonlySet<unknown> = new Set([
  'SIGABRT',
  'SIGTRAP',
  'SIGILL',
  'SIGKILL',
  134,
]);

/** A running reading process: answers one request at a time, and can be ended at any moment. */
export class ReadingProcess {
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
      // Out of the terminal's group: Ctrl-C is for the command, which then ends this process.
      detached: process.platform !== 'win32',
    });
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
      // A request to a process that has ended fails: `#end` says why.
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

  /** Ends the process, whatever it is doing. */
  async close(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#end.catch(() => undefined);
  }
}
