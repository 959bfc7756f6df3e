/** npm run admin -- people, user. */
import { EmailSchema } from '@pieno/contract/accounts/account.ts';
import type { Person } from '@pieno/contract/people/administered-people.ts';
import { ROLES } from '@pieno/contract/policies/rule.ts';
import type { Executor } from '../db/database.ts';
import { findUserByEmail } from '../modules/accounts/repository.ts';
import { knownSince } from '../modules/accounts/known-drivers.ts';
import { readPersonHash } from '../modules/accounts/person.ts';
import { OPERATOR } from '../modules/accounts/administrator.ts';
import { changeAccount } from '../calls/people/change-account.ts';
import { yesOrNo, WHY, type Entry } from './entry.ts';
import { UsageError } from './italian-command.ts';

/** Lines of a list; a terminal holds not many more. */
const MOST = 100;

export const people: Entry = {
  reads: [],
  typed: 'people [parola]',
  about: 'elenca gli account, prima chi aspetta la conferma',
  async *run({ send }, q: string = '') {
    let left = MOST;
    let page = await send('GET /admin/people', { query: { q } });
    if (page.total === 0) yield q === '' ? 'Nessun account.' : `Nessuno contiene «${q}».`;
    for (;;) {
      yield* page.people.slice(0, left).map(describe);
      left -= page.people.length;
      if (left <= 0 || page.next === null) break;
      page = await send('GET /admin/people', { query: { q, next: page.next } });
    }
    const more = page.total - MOST;
    if (more > 0) yield `… e altri ${more}: aggiungi una parola per restringere.`;
  },
};

const describe = ({
  email,
  name,
  role,
  active,
  verified,
  known_since,
  sessions,
  stations,
}: Person): string =>
  [
    `${email} (${name})`,
    role === 'admin' && 'amministratore',
    !active && 'bloccato',
    active && !verified && 'aspetta la conferma',
    known_since !== null && 'automobilista conosciuto',
    stations > 0 && `distributori: ${stations}`,
    `sessioni: ${sessions}`,
  ]
    .filter((word) => word !== false)
    .join(' · ');

/** Finds the account of a typed e-mail, in any letter case. @throws UsageError */
export async function findAccount(executor: Executor, typed: string) {
  const user = await findUserByEmail(executor, EmailSchema.safeParse(typed).data ?? typed);
  if (!user) throw new UsageError(`Nessun account ha l'email «${typed}».`);
  return user;
}

interface UserOptions {
  role?: string;
  active?: boolean;
  inactive?: boolean;
  verified?: boolean;
  unverified?: boolean;
  known?: boolean;
  unknown?: boolean;
  /** Commander's form of `--no-second-factor`: false when it was typed. */
  secondFactor?: boolean;
  endSessions?: boolean;
  delete?: boolean;
  yes?: boolean;
  why?: string;
}

export const user: Entry = {
  reads: [],
  typed: 'user <email>',
  about:
    "cambia il ruolo di un account, lo blocca, ne conferma l'email, garantisce per lui o lo elimina; senza opzioni dice com'è",
  options: {
    '--role <ruolo>': 'user oppure admin',
    '--active': 'riattiva',
    '--inactive': 'blocca: le sue sessioni finiscono, le sue segnalazioni aperte cadono',
    '--verified': "l'email è sua",
    '--unverified': "l'email è da confermare",
    '--known': 'automobilista conosciuto: garantisci tu',
    '--unknown': 'toglie la garanzia',
    '--end-sessions': 'chiude le sue sessioni: deve accedere di nuovo',
    '--delete': "elimina l'account con tutto il suo",
    '--yes': 'con --delete: sì, eliminalo',
    ...WHY,
    '--no-second-factor': 'toglie la verifica in due passaggi, per chi ha perso il telefono',
  },
  async *run({ open, together }, email: string, typed: UserOptions) {
    const role = ROLES.find((known) => known === typed.role);
    if (typed.role !== undefined && !role) {
      throw new UsageError(
        `Il ruolo «${typed.role}» non esiste. I ruoli sono ${ROLES.join(', ')}.`,
      );
    }
    const excluded = (pair: string) => `${pair} non possono stare insieme.`;
    const active = yesOrNo(typed.active, typed.inactive, excluded('--active e --inactive'));
    const verified = yesOrNo(
      typed.verified,
      typed.unverified,
      excluded('--verified e --unverified'),
    );
    const known = yesOrNo(typed.known, typed.unknown, excluded('--known e --unknown'));
    if (typed.delete && !typed.yes) {
      throw new UsageError(
        `L'account «${email}» sparisce con tutto il suo: ripeti con --delete --yes`,
      );
    }
    const { clock, config } = await open();
    const { why: reason } = typed;
    yield await together(async (send, tx) => {
      const personHash = await readPersonHash(tx, config.secret);
      const found = await findAccount(tx, email);
      const params = { id: found.id };
      if (typed.delete) {
        await send('DELETE /admin/people/:id', { params });
        return `${found.email}: account eliminato`;
      }
      if (active !== undefined) {
        await send('PUT /admin/people/:id/active', { params, body: { active, reason } });
      }
      if (role) await send('PUT /admin/people/:id/role', { params, body: { role, reason } });
      if (verified !== undefined) {
        const body = { verified, reason };
        await send('PUT /admin/people/:id/email-verification', { params, body });
      }
      if (known !== undefined) {
        await send('PUT /admin/people/:id/known', { params, body: { known, reason } });
      }
      if (typed.secondFactor === false) {
        // No call does this: who has lost the phone asks the operator.
        await changeAccount(tx, { clock, personHash }, OPERATOR, found, {
          withoutSecondFactor: true,
          reason,
        });
      }
      if (typed.endSessions) await send('DELETE /admin/people/:id/sessions', { params });
      const now = await findAccount(tx, email);
      const answered = (await knownSince(tx, personHash, now)) && 'automobilista conosciuto';
      const state = now.is_active ? 'attivo' : 'disattivato';
      const mark = now.email_verified ? 'email confermata' : 'email non confermata';
      const facts = [`ruolo ${now.role}`, state, mark, answered].filter(Boolean);
      return `${now.email} (${now.name}): ${facts.join(', ')}`;
    });
  },
};
