import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';

/** What a caller typed, and where. */
export interface CommandLine {
  args: string[];
  /** The caller's folder: relative file names resolve against it, never against the process's own. */
  cwd: string;
}

/** What a command may use, wherever it runs: in the command line's process or inside the server. */
export interface CommandContext {
  database: Database;
  clock: Clock;
  config: Config;
  /** Aborted when the caller presses Ctrl-C or goes away; a command stops at its next safe point. */
  signal: AbortSignal;
  /** Waits while a server has more urgent things to do; unset where nobody else is waiting. */
  untilCalm?: (signal: AbortSignal) => Promise<void>;
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
 * What a command line orders.
 * @returns the exit code: 0 when all went well
 */
export type Work = (context: CommandContext) => Promise<number>;

/**
 * A command of the command line: understands what was typed before anything is opened for it.
 * @returns the work; an exit code where there is none, as help was asked for or the line is wrong
 */
export type Command = (line: CommandLine, output: CommandOutput) => Promise<Work | number>;
