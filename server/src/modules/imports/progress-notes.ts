import { sql } from 'kysely';
import type { CommandOutput, Progress } from '../../control/command.ts';
import type { Executor } from '../../db/database.ts';

/** Milliseconds between two notes. */
const BETWEEN_MS = 1_000;

/** Writes an attempt's progress down beside telling it, at most once a second. Dispose of it before the attempt ends. */
export class ProgressNotes {
  readonly output: CommandOutput;
  readonly #executor: Executor;
  readonly #id: number;
  #last = -Infinity;
  #writing: Promise<void> = Promise.resolve();

  constructor(executor: Executor, id: number, told: CommandOutput) {
    this.#executor = executor;
    this.#id = id;
    this.output = {
      line: (text) => told.line(text),
      error: (text) => told.error(text),
      progress: (progress) => {
        told.progress(progress);
        this.#note(progress);
      },
    };
  }

  #note(progress: Progress): void {
    const now = performance.now();
    if (now - this.#last < BETWEEN_MS) return;
    this.#last = now;
    const write = this.#executor
      .updateTable('import_attempt')
      .set({ progress: sql`${JSON.stringify(progress)}::jsonb` })
      .where('id', '=', this.#id)
      .where('finished_at', 'is', null);
    // A note that fails is not worth an import.
    this.#writing = Promise.all([this.#writing, write.execute()]).then(
      () => undefined,
      () => undefined,
    );
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#writing;
  }
}
