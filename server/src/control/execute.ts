import { DISK_FULL, isDiskFull } from '../db/disk-full.ts';
import type { CommandContext, CommandOutput, Work } from './command.ts';

/** Exit code after Ctrl-C, as shells report it (128 + SIGINT). */
export const INTERRUPTED = 130;

/**
 * Runs a command's work, in the command line's process or in the server; an error becomes a sentence in the output.
 * @param report receives the error itself, for the log
 * @returns the exit code: 130 after an abort, 1 after another error
 */
export async function execute(
  work: Work,
  context: CommandContext,
  output: CommandOutput,
  report: (error: unknown) => void,
): Promise<number> {
  try {
    return await work(context);
  } catch (error) {
    if (context.signal.aborted) {
      output.error('Interrotto: ciò che era già scritto resta.');
      return INTERRUPTED;
    }
    report(error);
    const reason = error instanceof Error ? error.message : String(error);
    output.error(isDiskFull(error) ? DISK_FULL : `Il comando non è riuscito: ${reason}`);
    return 1;
  }
}
