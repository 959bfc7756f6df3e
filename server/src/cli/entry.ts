import type { CommandCall, CommandContext } from '../control/command.ts';
import type { Executor } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { findStation } from './find.ts';
import type { Send } from './operator.ts';

/** A command of a program: what is typed, what it does and what it prints. */
export interface Entry<Flags extends string = string> {
  /** Its name and arguments in Commander's syntax: 'merge <resta> <altro>'. */
  typed: string;
  about: string;
  /** What an option means, by its flags; with a second text its default. */
  options?: Readonly<Record<Flags, string | readonly [about: string, otherwise: string]>>;
  /** Whether it changes nothing; missing where it always does. */
  reads?(options: OptionsOf<Flags>, ...words: unknown[]): boolean;
  /**
   * Checks what was typed, works, and says line by line what there is to say.
   * @returns the exit code, or nothing for 0
   * @throws UsageError for what was typed wrong; what the calls throw
   */
  run(
    operator: Operator,
    options: OptionsOf<Flags>,
    ...words: never[]
  ): AsyncGenerator<string, number | void>;
}

/** The options as Commander names them: '--end-sessions' is endSessions, '--why <testo>' is a text. */
type OptionsOf<Flags extends string> = {
  [
    Flag in Flags as Flag extends `--${infer Name} <${string}` | `--${infer Name}`
      ? CamelCase<Name>
      : never
  ]?: Flag extends `${string}<${string}` ? string : boolean;
};
type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** Makes an entry whose `run` knows the options. */
export const entry = <Flags extends string = never>(made: Entry<Flags>): Entry => made;

/** Reads as long as no option is typed. */
export const withoutOptions = (options: object): boolean => Object.keys(options).length === 0;

export const WHY = { '--why <testo>': 'perché: resta scritto' };

/** What a command works with. Nothing is opened before it is asked for. */
export interface Operator extends Omit<CommandCall, 'args' | 'open'> {
  /** Sends a call as the operator. */
  send: Send;
  /** Sends several calls in one transaction: all of them, or nothing. */
  together<T>(work: (send: Send, tx: Executor) => Promise<T>): Promise<T>;
  /** Finds the one station that was typed by id, operator's code or name. @throws UsageError */
  station(typed: string): Promise<{ id: number; named: string }>;
  /** Opens the database, for what no call says. */
  open(): Promise<CommandContext>;
}

/** Makes it for a call of the command. @param reads true where it changes nothing */
export function operatorOf(call: CommandCall, reads: boolean): Operator {
  let opened: Promise<CommandContext> | undefined;
  let connected: Promise<Send> | undefined;
  const open = () => (opened ??= call.open({ reads }));
  const connect = async (tx?: Executor) => {
    const context = await open();
    // Loaded by the first call: what sends none need not wait for all routes.
    return await (
      await import('./operator.ts')
    ).connectOperator(context, tx ?? context.database.kysely);
  };
  return {
    ...call,
    open,
    send: async (name, ...values) => (await (connected ??= connect()))(name, ...values),
    together: async (work) =>
      await inTransaction((await open()).database.kysely, async (tx) =>
        work(await connect(tx), tx),
      ),
    station: async (typed) => await findStation((await open()).database.kysely, typed),
  };
}
