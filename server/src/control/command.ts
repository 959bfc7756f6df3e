import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';

/** What a command may use, wherever it runs: in the command line's process or inside the server. */
export interface CommandContext {
  database: Database;
  clock: Clock;
  config: Config;
  /** Aborted when the caller presses Ctrl-C or goes away; a command stops at its next safe point. */
  signal: AbortSignal;
  /** Waits while a server has more urgent things to do; unset where nobody else is waiting. */
  untilCalm?: (signal: AbortSignal) => Promise<void>;
  /** The caller's folder: relative file names resolve against it, never against the process's own. */
  cwd: string;
}

/** How far a command is, in units of its own. */
export interface Progress {
  done: number;
  /** Unset while nobody knows. */
  total: number | undefined;
  label: string;
}

/** What a command tells its caller, in Italian, while it runs. */
export interface CommandOutput {
  line(text: string): void;
  error(text: string): void;
  progress(progress: Progress): void;
}

/**
 * A command of the command line.
 * @returns the exit code: 0 when all went well
 */
export type Command = (
  context: CommandContext,
  args: string[],
  output: CommandOutput,
) => Promise<number>;
