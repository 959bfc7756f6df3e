import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';

/** The arguments that a caller typed, and its working folder. */
export interface CommandLine {
  args: string[];
  /** The caller's folder, against which relative file names are resolved (not the process's working directory). */
  cwd: string;
}

/** Dependencies of a command; the same in the command line's process and inside the server. */
export interface CommandContext {
  database: Database;
  clock: Clock;
  config: Config;
  /** Aborted when the caller presses Ctrl-C or disconnects; a command stops at its next safe point. */
  signal: AbortSignal;
  /** Waits while the server is busy with requests; unset outside a server. */
  untilCalm?: (signal: AbortSignal) => Promise<void>;
}

/** A command's progress, in units of its own. */
export interface Progress {
  done: number;
  /** Undefined while it is unknown. */
  total: number | undefined;
  label: string;
}

/** Receives a command's output, in Italian, while it runs. */
export interface CommandOutput {
  line(text: string): void;
  error(text: string): void;
  progress(progress: Progress): void;
}

/**
 * The work of a parsed command line.
 * @returns the exit code: 0 on success
 */
export type Work = (context: CommandContext) => Promise<number>;

/**
 * A command of the command line: parses the arguments, before any database is opened.
 * @returns the work to do; or an exit code when there is none: help was shown or the arguments are wrong
 */
export type Command = (line: CommandLine, output: CommandOutput) => Promise<Work | number>;
