/** npm run admin -- invite, uninvite, owners, person, handover: the people of a station, the twins of /admin. */
import { isOnlyHere } from '@pieno/contract/only-here.ts';
import { EmailSchema } from '@pieno/contract/account.ts';
import type { CommandCall } from '../control/command.ts';
import { inTransaction } from '../db/transaction.ts';
import { findUserByEmail } from '../modules/accounts/repository.ts';
import { OPERATOR } from '../modules/administration/administrator.ts';
import { makeInvitation, revokeInvitation } from '../modules/owners/invitations.ts';
import { listAdministered } from '../modules/owners/list-administered.ts';
import { readOwnerParts } from '../modules/owners/owner-parts.ts';
import { decidePersonAsOperator, handOver } from '../modules/owners/people.ts';
import { stationName } from '../modules/stations/repository.ts';
import { findStation } from './find-station.ts';
import { formatTime } from './format-time.ts';
import { UsageError } from './italian-command.ts';

/** Opens the database with what the services about a station's people need. */
async function openOwners({ open }: CommandCall) {
  const context = await open();
  const { database, clock, config } = context;
  const { kysely } = database;
  return { ...context, kysely, parts: await readOwnerParts(kysely, clock, config) };
}

/** Invites an owner: prints code and address, which are said this once. @throws UsageError for an unknown station */
export async function invite(
  call: CommandCall,
  typed: string,
  { revokeOlder }: { revokeOlder?: boolean },
): Promise<void> {
  const { kysely, parts, output } = await openOwners(call);
  const stationId = await findStation(kysely, typed);
  const { id, code, url, expires_at } = await inTransaction(kysely, (tx) =>
    makeInvitation(tx, parts, OPERATOR, stationId, revokeOlder),
  );
  output.line(`Invito ${id} per ${await stationName(kysely, stationId)} (${stationId}): ${code}`);
  output.line(`    ${url}`);
  output.line(`    vale fino al ${formatTime(new Date(expires_at))}, una volta sola`);
  if (isOnlyHere(url)) {
    output.line(
      "Attenzione: l'indirizzo funziona solo su questo computer, perché manca PUBLIC_URL.",
    );
  }
}

/** Ends an invitation. @throws UsageError for what is no number; notFound */
export async function uninvite(call: CommandCall, typed: string): Promise<void> {
  if (!/^\d{1,9}$/u.test(typed)) throw new UsageError(`«${typed}» non è il numero di un invito.`);
  const { kysely, parts, output } = await openOwners(call);
  await inTransaction(kysely, (tx) => revokeInvitation(tx, parts, OPERATOR, Number(typed)));
  output.line(`Invito ${typed} ritirato.`);
}

/** Lists the stations that have people or open invitations. */
export async function showOwners(call: CommandCall): Promise<void> {
  const { kysely, clock, output } = await openOwners(call);
  const stations = await listAdministered(kysely, clock.now());
  const busy = stations.filter(({ people, invitations }) => people.length + invitations.length > 0);
  if (busy.length === 0) output.line('Nessun gestore e nessun invito: prova «invite».');
  for (const { business, people, invitations } of busy) {
    output.line(`${business.id}  ${business.name}`);
    for (const { name, email, state } of people) {
      output.line(`    ${email} (${name}): ${state === 'active' ? 'attivo' : 'aspetta un sì'}`);
    }
    for (const { id, expires_at } of invitations) {
      output.line(`    invito ${id}, fino al ${formatTime(new Date(expires_at))}`);
    }
  }
}

/**
 * Says yes to somebody who waits to be an owner, or takes the station away from one.
 * @throws UsageError without exactly one decision, and for an unknown station or e-mail; notFound
 */
export async function decideOwner(
  call: CommandCall,
  typed: { station: string; email: string; yes?: boolean; no?: boolean },
): Promise<void> {
  if ((typed.yes ?? false) === (typed.no ?? false)) {
    throw new UsageError('Serve una decisione: --yes oppure --no.');
  }
  const { kysely, parts, output } = await openOwners(call);
  const stationId = await findStation(kysely, typed.station);
  const email = EmailSchema.safeParse(typed.email).data ?? typed.email;
  const user = await findUserByEmail(kysely, email);
  if (!user) throw new UsageError(`Nessun account ha l'email «${typed.email}».`);
  const decision = typed.yes ? 'accept' : 'revoke';
  await inTransaction(kysely, (tx) =>
    decidePersonAsOperator(tx, parts, { stationId, personId: user.id, decision }),
  );
  const name = await stationName(kysely, stationId);
  output.line(
    `${user.email} ${typed.yes ? 'gestisce' : 'non gestisce più'} ${name} (${stationId}).`,
  );
}

/** The management changes: ends all people and invitations of a station. @throws UsageError for an unknown station */
export async function changeManagement(call: CommandCall, typed: string): Promise<void> {
  const { kysely, parts, output } = await openOwners(call);
  const stationId = await findStation(kysely, typed);
  const { people, invitations } = await inTransaction(kysely, (tx) =>
    handOver(tx, parts, OPERATOR, stationId),
  );
  const name = await stationName(kysely, stationId);
  output.line(
    `${name} (${stationId}): tolti ${people} gestori e ${invitations} inviti. I prezzi restano.`,
  );
}
