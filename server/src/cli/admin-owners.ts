/** npm run admin -- owners, invite, uninvite, person, handover, scheduled, token: the people of a station. */
import { isOnlyHere } from '@pieno/contract/only-here.ts';
import { NewStationTokenSchema } from '@pieno/contract/prices/station-tokens.ts';
import { formatPrice } from '../modules/prices/price-text.ts';
import { findAccount } from './admin-accounts.ts';
import { numberOf, WHY, type Entry } from './entry.ts';
import { formatTime } from './format-time.ts';
import { UsageError } from './italian-command.ts';

export const owners: Entry = {
  reads: [],
  typed: 'owners',
  about: 'elenca gestori e inviti',
  async *run({ send }) {
    const stations = await send('GET /admin/owners');
    const busy = stations.filter(
      ({ people, invitations }) => people.length + invitations.length > 0,
    );
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
};

export const invite: Entry = {
  typed: 'invite <distributore>',
  about: "invita chi lo gestisce: stampa il codice e l'indirizzo",
  options: { '--revoke-older': 'ritira gli inviti di prima' },
  async *run({ send, station }, typed: string, options: { revokeOlder?: boolean }) {
    const { id: of, named } = await station(typed);
    const { id, code, url, expires_at } = await send('POST /admin/stations/:id/invitations', {
      params: { id: of },
      body: { revoke_older: options.revokeOlder },
    });
    yield `Invito ${id} per ${named}: ${code}`;
    yield `    ${url}`;
    yield `    vale fino al ${formatTime(expires_at)}, una volta sola`;
    if (isOnlyHere(url)) {
      yield "Attenzione: l'indirizzo funziona solo su questo computer, perché manca PUBLIC_URL.";
    }
  },
};

export const uninvite: Entry = {
  typed: 'uninvite <numero>',
  about: 'ritira un invito',
  async *run({ send }, typed: string) {
    const id = numberOf(typed, 'il numero di un invito');
    await send('DELETE /admin/invitations/:id', { params: { id } });
    yield `Invito ${typed} ritirato.`;
  },
};

export const person: Entry = {
  typed: 'person <distributore> <email>',
  about: 'dice sì o no a chi vuole gestirlo, o glielo toglie',
  options: { '--yes': 'lo gestisce', '--no': 'non lo gestisce' },
  async *run(operator, typed: string, who: string, options: { yes?: boolean; no?: boolean }) {
    const { yes = false, no = false } = options;
    if (yes === no) throw new UsageError('Serve una decisione: --yes oppure --no.');
    const { id, named } = await operator.station(typed);
    const { database } = await operator.open();
    const account = await findAccount(database.kysely, who);
    await operator.send('PUT /owner/stations/:id/people/:person', {
      params: { id, person: account.id },
      body: { decision: yes ? 'accept' : 'revoke' },
    });
    yield `${account.email} ${yes ? 'gestisce' : 'non gestisce più'} ${named}.`;
  },
};

export const handover: Entry = {
  typed: 'handover <distributore>',
  about: 'cambio gestione: toglie gestori e inviti, i prezzi restano',
  async *run({ send, station }, typed: string) {
    const { id, named } = await station(typed);
    const gone = await send('POST /admin/stations/:id/handover', { params: { id } });
    yield `${named}: tolti ${gone.people} gestori e ${gone.invitations} inviti. I prezzi restano.`;
  },
};

/** Letters and digits by which a scheduled price is named here. */
const CODE_LENGTH = 8;

export const scheduled: Entry = {
  reads: [],
  typed: 'scheduled <distributore>',
  about: 'elenca i prezzi programmati; con --cancel ne annulla uno',
  options: { '--cancel <codice>': "il codice nell'elenco", ...WHY },
  async *run({ send, station }, typed: string, options: { cancel?: string; why?: string }) {
    const { cancel, why: reason } = options;
    const { id } = await station(typed);
    const { prices } = await send('GET /admin/stations/:id/prices', { params: { id } });
    const pending = prices
      .flatMap(({ fuel_type, scheduled }) =>
        scheduled.map((each) => ({ ...each, fuel: fuel_type.name })),
      )
      .toSorted((a, b) => a.due_at.localeCompare(b.due_at));
    if (cancel === undefined) {
      if (pending.length === 0) yield 'Nessun prezzo programmato.';
      for (const { id: row, fuel, price, due_at, public: isPublic } of pending) {
        const what = `${formatTime(due_at)} · ${fuel} ${formatPrice(price * 1000)}`;
        yield `${row.slice(0, CODE_LENGTH)}  ${what}${isPublic ? ' · pubblico' : ''}`;
      }
      return;
    }
    const found = pending.find((row) => row.id.slice(0, CODE_LENGTH) === cancel.toLowerCase());
    if (!found) throw new UsageError(`«${cancel}» non è tra i prezzi programmati.`);
    const params = { id, schedule: found.id };
    const call = 'DELETE /admin/stations/:id/scheduled-prices/:schedule';
    yield `${(await send(call, { params, body: { reason } })).message}.`;
  },
};

export const token: Entry = {
  reads: [],
  typed: 'token <distributore>',
  about: 'elenca le chiavi delle casse, dopo averne creata o revocata una',
  options: {
    '--name <cassa>': 'crea una chiave: si vede una volta sola',
    '--revoke <numero>': 'revoca una chiave',
  },
  async *run({ station, together }, typed: string, options: { name?: string; revoke?: string }) {
    const { name, revoke } = options;
    if (name !== undefined && !NewStationTokenSchema.safeParse({ name }).success) {
      throw new UsageError('Il nome della cassa è vuoto o troppo lungo.');
    }
    if (revoke !== undefined) numberOf(revoke, 'il numero di una chiave');
    const { id, named } = await station(typed);
    const params = { id };
    const { made, tokens } = await together(async (send) => {
      if (revoke !== undefined) {
        const which = { params: { id, token: revoke } };
        await send('DELETE /owner/stations/:id/tokens/:token', which);
      }
      const made =
        name === undefined
          ? undefined
          : await send('POST /owner/stations/:id/tokens', { params, body: { name } });
      return { made, ...(await send('GET /owner/stations/:id/tokens', { params })) };
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
};
