import { EmailSchema } from '@pieno/contract/account.ts';
import { ROLES } from '@pieno/contract/policies/rule.ts';
import type { CommandCall } from '../control/command.ts';
import { inTransaction } from '../db/transaction.ts';
import { findUserByEmail } from '../modules/accounts/repository.ts';
import { changeRoleOrState } from '../modules/accounts/role-and-state.ts';
import { UsageError } from './italian-command.ts';

/** The options typed after the e-mail. */
export interface UserOptions {
  role?: string;
  active?: boolean;
  inactive?: boolean;
}

/**
 * Changes an account's role, or deactivates (ending its sessions) or reactivates it, and then shows its state; without
 * options it only shows it.
 * @throws UsageError for an unknown role, both --active and --inactive, or an unknown e-mail
 */
export async function setUser(
  { output, open }: CommandCall,
  email: string,
  typed: UserOptions,
): Promise<void> {
  const role = ROLES.find((known) => known === typed.role);
  if (typed.role !== undefined && !role) {
    throw new UsageError(`Il ruolo «${typed.role}» non esiste. I ruoli sono ${ROLES.join(', ')}.`);
  }
  if (typed.active && typed.inactive) {
    throw new UsageError('--active e --inactive non possono stare insieme.');
  }
  const is_active = typed.active ?? (typed.inactive ? false : undefined);
  const { database, clock } = await open();
  const user = await inTransaction(database.kysely, async (tx) => {
    const { id } = (await findUserByEmail(tx, normal(email))) ?? {};
    if (!id) throw new UsageError(`Nessun account ha l'email «${email}».`);
    if (role !== undefined || is_active !== undefined) {
      await changeRoleOrState(tx, id, { role, is_active }, clock.now());
    }
    return (await findUserByEmail(tx, normal(email)))!;
  });
  const state = user.is_active ? 'attivo' : 'disattivato';
  output.line(`${user.email} (${user.name}): ruolo ${user.role}, ${state}`);
}

/** Normalises an e-mail as in accounts; an invalid one is returned unchanged, and no account will have it. */
const normal = (email: string): string => EmailSchema.safeParse(email).data ?? email;
