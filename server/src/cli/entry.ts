import type { CommandCall, CommandContext } from '../control/command.ts';
import type { Executor } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { stationName } from '../modules/stations/repository.ts';
import { findStation } from './find-station.ts';
import { UsageError } from './italian-command.ts';
import { openDoor, type Send } from './operator.ts';

/** A command of `npm run admin`. */
export interface Entry {
  /** Its name and arguments in Commander's syntax: 'merge <resta> <altro>'. */
  typed: string;
  about: string;
  /** What an option means, by its flags; with a second text its default. */
  options?: Readonly<Record<string, string | readonly [about: string, otherwise: string]>>;
  /** The options with which it changes nothing; missing where it always does. */
  reads?: readonly string[];
  /**
   * Checks what was typed, sends calls as the operator, and says what they answer line by line.
   * @throws UsageError for what was typed wrong; what the calls throw
   */
  run(operator: Operator, ...typed: never[]): AsyncIterable<string>;
}

/** What a command works with. Nothing is opened before it is asked for. */
export interface Operator extends Pick<CommandCall, 'cwd' | 'output'> {
  send: Send;
  /** Sends several calls in one transaction: all of them, or nothing. */
  together<T>(work: (send: Send, tx: Executor) => Promise<T>): Promise<T>;
  /** Finds the one station that was typed by id, operator's code or name. @throws UsageError */
  station(typed: string): Promise<{ id: number; name: string; named: string }>;
  /** For what no call says. */
  open(): Promise<CommandContext>;
}

/** Makes it for a call of the command. @param reads true where it changes nothing */
export function operatorOf({ cwd, output, open }: CommandCall, reads: boolean): Operator {
  let opened: Promise<CommandContext> | undefined;
  let door: Promise<Send> | undefined;
  const openOnce = () => (opened ??= open({ reads }));
  const enter = async () => {
    const context = await openOnce();
    return await openDoor(context, context.database.kysely);
  };
  return {
    cwd,
    output,
    open: openOnce,
    send: async (name, ...given) => (await (door ??= enter()))(name, ...given),
    together: async (work) => {
      const context = await openOnce();
      return await inTransaction(context.database.kysely, async (tx) =>
        work(await openDoor(context, tx), tx),
      );
    },
    station: async (typed) => {
      const { kysely } = (await openOnce()).database;
      const id = await findStation(kysely, typed);
      const name = (await stationName(kysely, id))!;
      return { id, name, named: `${name} (${id})` };
    },
  };
}

/** Checks a typed number. @param what it would be: 'un numero dell'elenco' @throws UsageError */
export function numberOf(typed: string, what: string, digits = 9): string {
  if (/^\d+$/u.test(typed) && typed.length <= digits) return typed;
  throw new UsageError(`«${typed}» non è ${what}.`);
}

/** What a typed '-' clears. */
export const cleared = <Typed extends object>(typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([key, value]) => [key, value === '-' ? null : (value as unknown)]),
  ) as Typed;

/** Says what two options that exclude each other mean; undefined when neither was typed. */
export function yesOrNo(
  yes: boolean | undefined,
  no: boolean | undefined,
  both: string,
): boolean | undefined {
  if (yes && no) throw new UsageError(both);
  return yes ?? (no ? false : undefined);
}

export const WHY = { '--why <testo>': 'perché: resta scritto' };
