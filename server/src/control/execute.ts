import { DISK_FULL, isDiskFull } from '../db/disk-full.ts';
import type { CommandContext, CommandOutput, Work } from './command.ts';

/** As a shell does for a program that Ctrl-C ended. */
export const INTERRUPTED = 130;

/**
 * Does what a command ordered to its exit code, wherever it runs; what it throws becomes a sentence for the caller.
 * @param report takes the error itself, for whoever looks after the program
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
