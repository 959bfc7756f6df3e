/** npm run admin -- people, user. */
import type { Person } from '@pieno/contract/people/administered-people.ts';
import { ADMINISTRATION_MAX } from '@pieno/contract/administration-limits.ts';
import { ROLES } from '@pieno/contract/policies/rule.ts';
import { readPersonHash } from '../modules/accounts/person-hash.ts';
import { OPERATOR } from '../modules/accounts/administrator.ts';
import { changeAccount } from '../calls/people/change-account.ts';
import { entry, WHY, withoutOptions } from './entry.ts';
import { findAccount } from './find.ts';
import { check, yesOrNo } from './typed.ts';
import { joined } from './format-output.ts';

/** Maximum lines of a list, which comes in pages; a terminal shows few more. */
const MOST = 2 * ADMINISTRATION_MAX.people;

export const people = entry({
  typed: 'people [parola]',
  about: 'elenca gli account, prima chi aspetta la conferma',
  reads: withoutOptions,
  async *run({ send }, _, q: string = '') {
    let page = await send('GET /admin/people', { q });
    const { total } = page;
    if (total === 0) yield q === '' ? 'Nessun account.' : `Nessuno contiene «${q}».`;
    yield* page.people.map(describe);
    for (let left = MOST - page.people.length; left > 0 && page.next; left -= page.people.length) {
      page = await send('GET /admin/people', { q, next: page.next });
      yield* page.people.map(describe);
    }
    if (total > MOST) yield `… e altri ${total - MOST}: aggiungi una parola per restringere.`;
  },
});

const describe = (person: Person): string =>
  joined(
    `${person.email} (${person.name})`,
    person.role === 'admin' && 'amministratore',
    !person.active && 'bloccato',
    person.active && !person.verified && 'aspetta la conferma',
    person.known_since && 'automobilista conosciuto',
    person.stations > 0 && `distributori: ${person.stations}`,
    `sessioni: ${person.sessions}`,
  );

export const user = entry({
  typed: 'user <email>',
  about:
    "cambia il ruolo di un account, lo blocca, ne conferma l'email, garantisce per lui o lo elimina; senza opzioni dice com'è",
  options: {
    '--role <ruolo>': 'user oppure admin',
    '--active': 'riattiva',
    '--inactive': 'blocca, con --why: le sue sessioni finiscono, le sue segnalazioni aperte cadono',
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
  reads: withoutOptions,
  async *run({ open, together, clock, config }, typed, email: string) {
    const { why: reason } = typed;
    const role = ROLES.find((each) => each === typed.role);
    const roles = ROLES.join(', ');
    check(role || !typed.role, `Il ruolo «${typed.role}» non esiste. I ruoli sono ${roles}.`);
    const active = yesOrNo(typed.active, typed.inactive, '--active e --inactive');
    const verified = yesOrNo(typed.verified, typed.unverified, '--verified e --unverified');
    const known = yesOrNo(typed.known, typed.unknown, '--known e --unknown');
    check(
      typed.yes || !typed.delete,
      `L'account «${email}» sparisce con tutto il suo: ripeti con --delete --yes`,
    );
    check(active !== false || reason, 'Scrivi il motivo: --why <testo>.');
    const account = await findAccount((await open()).database.kysely, email);
    const { id } = account;
    yield await together(async (send, tx) => {
      if (typed.delete) {
        await send('DELETE /admin/people/:id', { id });
        return `${account.email}: account eliminato`;
      }
      if (active !== undefined) await send('PUT /admin/people/:id/active', { id, active, reason });
      if (role) await send('PUT /admin/people/:id/role', { id, role, reason });
      if (verified !== undefined) {
        await send('PUT /admin/people/:id/email-verification', { id, verified, reason });
      }
      if (known !== undefined) await send('PUT /admin/people/:id/known', { id, known, reason });
      if (typed.noSecondFactor) {
        // Not available as a call: whoever has lost the phone asks the operator.
        const personHash = await readPersonHash(tx, config.secret);
        const without = { withoutSecondFactor: true, reason };
        await changeAccount(tx, { clock, personHash }, OPERATOR, account, without);
      }
      if (typed.endSessions) await send('DELETE /admin/people/:id/sessions', { id });
      const found = await send('GET /admin/people', { q: id });
      return describeUser(found.people.find((person) => person.id === id)!);
    });
  },
});

function describeUser({ email, name, role, active, verified, known_since }: Person): string {
  const state = active ? 'attivo' : 'disattivato';
  const mark = verified ? 'email confermata' : 'email non confermata';
  const known = known_since ? ', automobilista conosciuto' : '';
  return `${email} (${name}): ruolo ${role}, ${state}, ${mark}${known}`;
}
