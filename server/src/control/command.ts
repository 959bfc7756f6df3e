import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';

/** The typed arguments of a caller, and its working folder. */
export interface CommandLine {
  args: string[];
  /** The caller's folder, against which relative file names are resolved (not the process's working directory). */
  cwd: string;
}

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

/** The context of a command; the same in the command line's process and inside the server. */
export interface CommandContext {
  database: Database;
  clock: Clock;
  config: Config;
  output: CommandOutput;
  /** Aborted when the caller presses Ctrl-C or disconnects; a command stops at its next safe point. */
  signal: AbortSignal;
  /** Waits until this server's own board shows committed changes; unset outside a server. */
  shown?: (() => Promise<void>) | undefined;
  /** Waits while the server is busy with requests; false if it still is. Unset outside a server. */
  waitWhileBusy?: ((signal: AbortSignal) => Promise<boolean | void>) | undefined;
}

export interface CommandCall
  extends CommandLine, Pick<CommandContext, 'output' | 'config' | 'clock' | 'signal'> {
  /** True inside the running server. */
  isServed: boolean;
  /** True once only this process can run the command: the data folder's owner does not listen. */
  isLastTry?: boolean;
  /**
   * Opens the database. A command checks its arguments first, so that a typing error creates nothing; and prints
   * nothing before, as it restarts inside the server that owns the database.
   * @param how `reads` for a command that changes nothing: a missing database is not created; `asItIs` to skip
   * migrations
   */
  open(how?: { reads: boolean; asItIs?: boolean }): Promise<CommandContext>;
}

/** A command of the command line. @returns the exit code: 0 on success */
export type Command = (call: CommandCall) => Promise<number>;
