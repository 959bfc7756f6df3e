import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Refusal } from '../../../refusal.ts';
import type { Ask, Told } from './protocol.ts';

/** How a process ends that used up its memory: V8 aborts it, or the system kills it. */
const OUT_OF_MEMORY: ReadonlySet<unknown> = new Set([
  'SIGABRT',
  'SIGTRAP',
  'SIGILL',
  'SIGKILL',
  134,
]);

/** A reading process: answers one message at a time, and can be ended at any moment. */
export class Child {
  readonly #process: ChildProcess;
  /** Rejects when the process ends by itself. */
  readonly #end: Promise<never>;

  /** @param heapMb megabytes of memory for the data it reads */
  constructor(heapMb: number) {
    this.#process = fork(new URL('./process.ts', import.meta.url), {
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
   * Sends a message and waits for the answer.
   * @throws Refusal when the process has ended; the signal's reason once it is aborted
   */
  async ask(message: Ask | object, signal: AbortSignal): Promise<Told> {
    signal.throwIfAborted();
    const over = new AbortController();
    try {
      const answer = once(this.#process, 'message', {
        signal: AbortSignal.any([signal, over.signal]),
      });
      // A message to a process that has ended fails: `#end` says why.
      this.#process.send(message, () => undefined);
      const [told] = (await Promise.race([answer, this.#end])) as [Told];
      return told;
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      over.abort();
    }
  }

  /** Ends the process, whatever it is doing. */
  async close(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#end.catch(() => undefined);
  }
}
