import { EmailSchema } from '@pieno/contract/account.ts';
import { ROLES } from '@pieno/contract/policies/rule.ts';
import type { CommandCall } from '../control/command.ts';
import { inTransaction } from '../db/transaction.ts';
import { readPersonHash } from '../modules/accounts/person.ts';
import { findUserByEmail } from '../modules/accounts/repository.ts';
import { OPERATOR } from '../modules/administration/administrator.ts';
import { changeAccount } from '../modules/administration/change-account.ts';
import { deletePerson, signOut } from '../modules/administration/remove-person.ts';
import { lockImages } from '../modules/images/repository.ts';
import { UsageError } from './italian-command.ts';

/** The options typed after the e-mail. */
export interface UserOptions {
  role?: string;
  active?: boolean;
  inactive?: boolean;
  verified?: boolean;
  unverified?: boolean;
  /** Commander's form of `--no-second-factor`: false when it was typed. */
  secondFactor?: boolean;
  endSessions?: boolean;
  delete?: boolean;
  /** Needed to delete. */
  yes?: boolean;
  why?: string;
}

/**
 * Changes an account's role, locks it out or lets it in again, says whether its e-mail is verified, takes its second
 * factor away or ends its sessions, and then shows its state; without options it only shows it. Or deletes it.
 * @throws UsageError for an unknown role, options that contradict each other, or an unknown e-mail
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
  if (typed.verified && typed.unverified) {
    throw new UsageError('--verified e --unverified non possono stare insieme.');
  }
  if (typed.delete && !typed.yes) {
    throw new UsageError(
      `L'account «${email}» sparisce con tutto il suo: ripeti con --delete --yes`,
    );
  }
  const { database, clock, config } = await open();
  const parts = { clock, personHash: await readPersonHash(database.kysely, config.secret) };
  const user = await inTransaction(database.kysely, async (tx) => {
    if (typed.delete) await lockImages(tx);
    const found = await findUserByEmail(tx, normal(email));
    if (!found) throw new UsageError(`Nessun account ha l'email «${email}».`);
    if (typed.delete) {
      await deletePerson(tx, parts, OPERATOR, found);
      return undefined;
    }
    await changeAccount(tx, parts, OPERATOR, found, {
      role,
      isActive: yesOrNo(typed.active, typed.inactive),
      isVerified: yesOrNo(typed.verified, typed.unverified),
      withoutSecondFactor: typed.secondFactor === false,
      reason: typed.why,
    });
    if (typed.endSessions) await signOut(tx, parts, OPERATOR, found);
    return (await findUserByEmail(tx, normal(email)))!;
  });
  if (!user) {
    output.line(`${normal(email)}: account eliminato`);
    return;
  }
  const state = user.is_active ? 'attivo' : 'disattivato';
  const verified = user.email_verified ? 'email confermata' : 'email non confermata';
  output.line(`${user.email} (${user.name}): ruolo ${user.role}, ${state}, ${verified}`);
}

/** What a pair of options says; undefined when neither was typed. */
const yesOrNo = (yes?: boolean, no?: boolean): boolean | undefined =>
  yes ?? (no ? false : undefined);

/** Normalises an e-mail as in accounts; an invalid one is returned unchanged, and no account will have it. */
const normal = (email: string): string => EmailSchema.safeParse(email).data ?? email;
