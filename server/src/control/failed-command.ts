import { DISK_FULL, isDiskFull } from '../db/disk-full.ts';
import type { CommandOutput } from './command.ts';

/** Exit code after Ctrl-C, as shells report it (128 + SIGINT). */
export const INTERRUPTED = 130;

/**
 * Explains in the output why a command failed.
 * @param signal the command's own: once aborted, it is the reason
 * @param report receives the error itself, for the log; not called after an abort
 * @returns the exit code: 130 after an abort, 1 after another error
 */
export function explainFailure(
  error: unknown,
  signal: AbortSignal,
  output: CommandOutput,
  report: (error: unknown) => void,
): number {
  if (signal.aborted) {
    output.error('Interrotto: ciò che era già scritto resta.');
    return INTERRUPTED;
  }
  report(error);
  const reason = error instanceof Error ? error.message : String(error);
  output.error(isDiskFull(error) ? DISK_FULL : `Il comando non è riuscito: ${reason}`);
  return 1;
}
