import { EmailSchema } from '@pieno/contract/account.ts';
import type { CommandOutput, Work } from '../control/command.ts';
import { inTransaction } from '../db/transaction.ts';
import { findUserByEmail } from '../modules/accounts/repository.ts';
import { changeStanding } from '../modules/accounts/standing.ts';
import { UsageError } from './italian-command.ts';

const ROLES = ['user', 'admin'] as const;

/** The options typed after the e-mail. */
export interface TypedStanding {
  role?: string;
  active?: boolean;
  inactive?: boolean;
}

/**
 * Checks the options of the `user` command.
 * @returns work that changes an account's role, or deactivates (ending its sessions) or reactivates it, and then shows
 *   its state; without options it only shows it. It throws a UsageError for an unknown e-mail
 * @throws UsageError for an unknown role, or both --active and --inactive
 */
export function setUser(output: CommandOutput, email: string, typed: TypedStanding): Work {
  const role = ROLES.find((known) => known === typed.role);
  if (typed.role !== undefined && !role) {
    throw new UsageError(`Il ruolo «${typed.role}» non esiste. I ruoli sono ${ROLES.join(', ')}.`);
  }
  if (typed.active && typed.inactive) {
    throw new UsageError('--active e --inactive non possono stare insieme.');
  }
  const is_active = typed.active ?? (typed.inactive ? false : undefined);
  return async ({ database, clock }) => {
    const user = await inTransaction(database.kysely, async (tx) => {
      const { id } = (await findUserByEmail(tx, normal(email))) ?? {};
      if (!id) throw new UsageError(`Nessun account ha l'email «${email}».`);
      if (role !== undefined || is_active !== undefined) {
        await changeStanding(tx, id, { role, is_active }, clock.now());
      }
      return (await findUserByEmail(tx, normal(email)))!;
    });
    const state = user.is_active ? 'attivo' : 'disattivato';
    output.line(`${user.email} (${user.name}): ruolo ${user.role}, ${state}`);
    return 0;
  };
}

/** Normalises an e-mail as in accounts; an invalid one is returned unchanged, and no account will have it. */
const normal = (email: string): string => EmailSchema.safeParse(email).data ?? email;
