import type { Config } from '../../config.ts';
import type { ImportContext } from './runs/import-context.ts';
import type { ImportReport } from './runs/report.ts';

/**
 * A kind of import, as the command line, the daily jobs and the messages about wrong files know it. What it declares is
 * loaded by each of them, so `run` imports the work only when it is called.
 */
export interface ImportKind<Option extends string = string> {
  /** Its name on the command line and in `import_run`. */
  name: string;
  /** What it imports, in Italian, for the help. */
  about: string;
  /**
   * The options that name its files, with the addresses where they are published; unset for a kind that is given one
   * file, as `file`.
   */
  options?: Readonly<Record<Option, { about: string; address: string }>>;
  /** What `--force` does, in Italian; unset where there is no such option. */
  force?: string;
  /** True when it records prices, which `undo` takes back. */
  recordsPrices: boolean;
  /** Imports files of past days from a folder; the name of such runs in `import_run`, and what `--history` says. */
  past?: {
    name: string;
    about: string;
    run(context: ImportContext, folder: string): Promise<ImportReport>;
  };
  /** The daily import: when, in San Marino's time, and of which files; undefined where it is not configured. */
  daily?: { cron: string; files(config: Config): Record<Option, string> | undefined };
  /**
   * Imports its files.
   * @param files absolute file names or addresses, by option
   * @throws Refusal when they must not be imported; then nothing was written
   */
  run(context: ImportContext, files: Record<Option, string>, force: boolean): Promise<ImportReport>;
}
