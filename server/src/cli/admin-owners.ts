/** npm run admin -- owners, invite, uninvite, person, handover, scheduled, token: the people of a station. */
import { isLoopback } from '@pieno/contract/loopback.ts';
import { NewStationTokenSchema } from '@pieno/contract/prices/station-tokens.ts';
import { entry, WHY, withoutOptions } from './entry.ts';
import { findAccount } from './find.ts';
import { check, numberOf } from './typed.ts';
import { euros, formatTime } from './format-output.ts';

export const owners = entry({
  typed: 'owners',
  about: 'elenca gestori e inviti',
  reads: withoutOptions,
  async *run({ send }) {
    const stations = await send('GET /admin/owners');
    const busy = stations.filter((each) => each.people.length + each.invitations.length > 0);
    if (busy.length === 0) yield 'Nessun gestore e nessun invito: prova «invite».';
    for (const { business, people, invitations } of busy) {
      yield `${business.id}  ${business.name}`;
      for (const { name, email, state } of people) {
        yield `    ${email} (${name}): ${state === 'active' ? 'attivo' : 'aspetta un sì'}`;
      }
      for (const { id, expires_at } of invitations) {
        yield `    invito ${id}, fino al ${formatTime(expires_at)}`;
      }
    }
  },
});

export const invite = entry({
  typed: 'invite <distributore>',
  about: "invita chi lo gestisce: stampa il codice e l'indirizzo",
  options: {
    '--revoke-older': 'ritira gli inviti di prima',
    '--email <indirizzo>': 'di chi inviti: il codice gliela conferma',
  },
  async *run({ send, station }, { revokeOlder: revoke_older, email }, typed: string) {
    const { id, named } = await station(typed);
    const made = await send('POST /admin/stations/:id/invitations', { id, revoke_older, email });
    yield `Invito ${made.id} per ${named}: ${made.code}`;
    yield `    ${made.url}`;
    yield `    vale fino al ${formatTime(made.expires_at)}, una volta sola`;
    if (isLoopback(made.url)) {
      yield "Attenzione: l'indirizzo funziona solo su questo computer, perché manca PUBLIC_URL.";
    }
  },
});

export const uninvite = entry({
  typed: 'uninvite <numero>',
  about: 'ritira un invito',
  async *run({ send }, _, typed: string) {
    await send('DELETE /admin/invitations/:id', { id: numberOf(typed, 'il numero di un invito') });
    yield `Invito ${typed} ritirato.`;
  },
});

export const person = entry({
  typed: 'person <distributore> <email>',
  about: 'dice sì o no a chi vuole gestirlo, o glielo toglie',
  options: { '--yes': 'lo gestisce', '--no': 'non lo gestisce' },
  async *run({ send, station, open }, { yes = false, no = false }, typed: string, who: string) {
    check(yes !== no, 'Serve una decisione: --yes oppure --no.');
    const { id, named } = await station(typed);
    const account = await findAccount((await open()).database.kysely, who);
    const decided = { id, person: account.id, decision: yes ? 'accept' : 'revoke' } as const;
    await send('PUT /owner/stations/:id/people/:person', decided);
    yield `${account.email} ${yes ? 'gestisce' : 'non gestisce più'} ${named}.`;
  },
});

export const handover = entry({
  typed: 'handover <distributore>',
  about: 'cambio gestione: toglie gestori e inviti, i prezzi restano',
  async *run({ send, station }, _, typed: string) {
    const { id, named } = await station(typed);
    const { people, invitations } = await send('POST /admin/stations/:id/handover', { id });
    yield `${named}: tolti ${people} gestori e ${invitations} inviti. I prezzi restano.`;
  },
});

/** Characters by which the command line identifies a scheduled price. */
const CODE_LENGTH = 8;

export const scheduled = entry({
  typed: 'scheduled <distributore>',
  about: 'elenca i prezzi programmati; con --cancel ne annulla uno',
  options: { '--cancel <codice>': "il codice nell'elenco", ...WHY },
  reads: withoutOptions,
  async *run({ send, station }, { cancel, why: reason }, typed: string) {
    const { id } = await station(typed);
    const { prices } = await send('GET /admin/stations/:id/prices', { id });
    const pending = prices
      .flatMap(({ fuel_type: { name }, scheduled: of }) =>
        of.map((each) => ({ ...each, name, code: each.id.slice(0, CODE_LENGTH) })),
      )
      .toSorted((a, b) => a.due_at.localeCompare(b.due_at));
    if (cancel === undefined) {
      if (pending.length === 0) yield 'Nessun prezzo programmato.';
      for (const { code, name, price, due_at, public: isPublic } of pending) {
        const mark = isPublic ? ' · pubblico' : '';
        yield `${code}  ${formatTime(due_at)} · ${name} ${euros(price)}${mark}`;
      }
      return;
    }
    const schedule = pending.find(({ code }) => code === cancel.toLowerCase())?.id;
    check(schedule, `«${cancel}» non è tra i prezzi programmati.`);
    const call = 'DELETE /admin/stations/:id/scheduled-prices/:schedule';
    yield `${(await send(call, { id, schedule, reason })).message}.`;
  },
});

export const token = entry({
  typed: 'token <distributore>',
  about: 'elenca le chiavi delle casse, dopo averne creata o revocata una',
  options: {
    '--name <cassa>': 'crea una chiave: si vede una volta sola',
    '--revoke <numero>': 'revoca una chiave',
  },
  reads: withoutOptions,
  async *run({ station, together }, { name, revoke }, typed: string) {
    const isNamed = name === undefined || NewStationTokenSchema.safeParse({ name }).success;
    check(isNamed, 'Il nome della cassa è vuoto o troppo lungo.');
    if (revoke !== undefined) numberOf(revoke, 'il numero di una chiave');
    const { id, named } = await station(typed);
    const [made, { tokens }] = await together(async (send) => {
      if (revoke !== undefined) {
        await send('DELETE /owner/stations/:id/tokens/:token', { id, token: revoke });
      }
      const isNew = name !== undefined;
      const till = isNew && (await send('POST /owner/stations/:id/tokens', { id, name }));
      return [till, await send('GET /owner/stations/:id/tokens', { id })];
    });
    if (made) {
      yield `Chiave ${made.id} per ${made.name}: ${made.token}`;
      yield '    si vede solo adesso: docs/tills.md dice come si usa';
    }
    yield `${named}: ${tokens.length || 'nessuna'}`;
    for (const { id: till, name: called, last_used_at: used, works } of tokens) {
      const last = used ? `usata ${formatTime(used)}` : 'mai usata';
      yield `    ${till}  ${called}, ${last}${works ? '' : ', al momento non vale'}`;
    }
  },
});
