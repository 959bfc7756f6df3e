import type { CommandCall, CommandContext } from '../control/command.ts';
import type { Executor } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { findStation } from './find.ts';
import type { Send } from './operator.ts';

export interface Entry<Flags extends string = string> {
  /** Its name and arguments in Commander's syntax: 'merge <resta> <altro>'. */
  typed: string;
  about: string;
  /** The options' descriptions by their flags, or a description with a default. */
  options?: Readonly<Record<Flags, string | readonly [about: string, otherwise: string]>>;
  /** True when it only reads; missing for a command that always reads. */
  reads?(options: OptionsOf<Flags>, ...args: unknown[]): boolean;
  /**
   * Checks the arguments, works, and returns output line by line.
   * @returns the exit code, or nothing for 0
   * @throws UsageError for wrong arguments; what the calls throw
   */
  run(
    operator: Operator,
    options: OptionsOf<Flags>,
    ...args: never[]
  ): AsyncGenerator<string, number | void>;
}

/** The options by Commander's names: '--end-sessions' is endSessions, '--why <testo>' is a text. */
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

/** Makes an entry whose `run` has typed options. */
export const entry = <Flags extends string = never>(made: Entry<Flags>): Entry => made;

/** True when no option is given, for `reads`. */
export const withoutOptions = (options: object): boolean => Object.keys(options).length === 0;

export const WHY = { '--why <testo>': 'perché: resta scritto' };

/** The context of a command. The database is opened on first use. */
export interface Operator extends Omit<CommandCall, 'args' | 'open'> {
  send: Send;
  together<T>(work: (send: Send, tx: Executor) => Promise<T>): Promise<T>;
  /** Finds the one station typed by id, operator's code or name. @throws UsageError */
  station(typed: string): Promise<{ id: number; named: string }>;
  open(): Promise<CommandContext>;
}

/** Makes the context for a command. @param reads true when it changes nothing */
export function operatorOf(call: CommandCall, reads: boolean): Operator {
  let opened: Promise<CommandContext> | undefined;
  let connected: Promise<Send> | undefined;
  const open = () => (opened ??= call.open({ reads }));
  const connect = async (tx?: Executor) => {
    const context = await open();
    // Loaded by the first call: a command without calls need not wait for all routes.
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
