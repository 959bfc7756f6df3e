import { EmailSchema } from '@pieno/contract/account.ts';
import type { CommandContext, CommandOutput } from '../control/command.ts';
import { inTransaction } from '../db/transaction.ts';
import { changeStanding, findUserByEmail } from '../modules/accounts/repository.ts';
import { endSessions } from '../modules/accounts/sessions.ts';
import { UsageError } from './italian-command.ts';

const ROLES = ['user', 'admin'] as const;

/** What was typed after the e-mail. */
export interface Standing {
  role?: string;
  active?: boolean;
  inactive?: boolean;
}

/**
 * Makes an administrator of somebody, or takes that back; locks an account or opens it again. Who is locked
 * out is signed out everywhere. Without options it shows how the account stands.
 * @throws UsageError for an unknown e-mail or role, or both --active and --inactive
 */
export async function setUser(
  { database, clock }: CommandContext,
  output: CommandOutput,
  email: string,
  typed: Standing,
): Promise<void> {
  const role = ROLES.find((known) => known === typed.role);
  if (typed.role !== undefined && !role) {
    throw new UsageError(`Il ruolo «${typed.role}» non esiste. I ruoli sono ${ROLES.join(', ')}.`);
  }
  if (typed.active && typed.inactive) {
    throw new UsageError('--active e --inactive non possono stare insieme.');
  }
  const is_active = typed.active ?? (typed.inactive ? false : undefined);
  const user = await inTransaction(database.kysely, async (tx) => {
    const { id } = (await findUserByEmail(tx, normal(email))) ?? {};
    if (!id) throw new UsageError(`Nessun account ha l'email «${email}».`);
    if (role ?? is_active !== undefined)
      await changeStanding(tx, id, { role, is_active }, clock.now());
    if (is_active === false) await endSessions(tx, id);
    return await findUserByEmail(tx, normal(email));
  });
  output.line(
    `${user!.email} (${user!.name}): ruolo ${user!.role}, ${user!.is_active ? 'attivo' : 'disattivato'}`,
  );
}

/** The e-mail as accounts keep it; what is none stays as it is and is found nowhere. */
const normal = (email: string): string => EmailSchema.safeParse(email).data ?? email;
