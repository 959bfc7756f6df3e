import type { CommandContext } from '../../../control/command.ts';
import type { DatabaseLogger } from '../../../db/database.ts';
import type { Background } from '../../../jobs/background.ts';
import { conflict } from '../../../errors.ts';
import { Refusal } from '../../../refusal.ts';
import type { ImportContext } from './import-context.ts';
import { ImportRunning } from './runs.ts';

interface DeskParts extends Omit<CommandContext, 'output' | 'signal'> {
  background: Background;
  logger: DatabaseLogger;
}

/** Starts imports for calls, which respond while the import continues (decision 0037). */
export class ImportDesk {
  readonly #parts: DeskParts;
  #isReceiving = false;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /**
   * Reserves the only place for an upload in this process. Call it before reading the first byte.
   * @throws conflict `import_running` when it is taken
   */
  receive(): Disposable {
    if (this.#isReceiving) throw running();
    this.#isReceiving = true;
    return {
      [Symbol.dispose]: () => {
        this.#isReceiving = false;
      },
    };
  }

  /**
   * Starts an import, a trial or an undo.
   * @param started the actor, and the other parts of the context
   * @param work runs it through `asAttempt`
   * @returns the attempt's id as soon as it is stored
   * @throws conflict `import_running` while another one runs, `import_nothing_to_tidy`; what `mayBegin` throws
   */
  async start(
    started: Partial<ImportContext>,
    work: (context: ImportContext) => Promise<unknown>,
  ): Promise<number> {
    const { background, logger, ...context } = this.#parts;
    const begun = Promise.withResolvers<number>();
    let hasBegun = false;
    background.run('import', async (signal) => {
      const onBegun = (attempt: number) => {
        hasBegun = true;
        begun.resolve(attempt);
      };
      const output = { line: () => undefined, error: () => undefined, progress: () => undefined };
      try {
        await work({ ...context, ...started, output, signal, onBegun });
        // Only tidying can end without having begun an attempt.
        if (!hasBegun) begun.reject(conflict('import_nothing_to_tidy'));
      } catch (error) {
        begun.reject(error instanceof ImportRunning ? running() : error);
        // Before the start the caller gets the error; afterwards the attempt stores a refusal.
        if (!hasBegun || error instanceof Refusal || signal.aborted) return;
        logger.error({ err: error }, 'an import failed');
      }
    });
    return await begun.promise;
  }
}

const running = () => conflict('import_running');
