import type { Config } from '../../config.ts';
import type { ImportContext } from './runs/import-context.ts';
import type { ImportReport } from './runs/report.ts';

/**
 * A kind of import, as the command line, the daily jobs and the messages about wrong files use it. All of them load its
 * declaration, so `run` imports the actual code only when it is called.
 */
export interface ImportKind<Option extends string = string> {
  /** Name on the command line and in `import_run`. */
  name: string;
  /** What it imports, in Italian, for the help. */
  about: string;
  /** The options that name its files, with their published addresses; unset for a kind with one file, `file`. */
  options?: Readonly<Record<Option, { about: string; address: string }>>;
  /** What `--force` does, in Italian; unset without that option. */
  force?: string;
  /** True when it records prices, which `undo` withdraws. */
  recordsPrices: boolean;
  /** Imports files of past days from a folder: the name of such runs in `import_run`, and the help of `--history`. */
  past?: {
    name: string;
    about: string;
    run(context: ImportContext, folder: string): Promise<ImportReport>;
  };
  /** The daily import: its time in San Marino, and its files; undefined when they are not configured. */
  daily?: { cron: string; files(config: Config): Record<Option, string> | undefined };
  /**
   * Imports its files.
   * @param files absolute file names or addresses, by option
   * @throws Refusal when they must not be imported; then nothing was written
   */
  run(context: ImportContext, files: Record<Option, string>, force: boolean): Promise<ImportReport>;
}
