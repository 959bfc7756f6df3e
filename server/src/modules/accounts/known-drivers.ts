/** The drivers for whom an administrator vouches, as hashes (rules admin-known, report-person). */
import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../db/database.ts';
import { renamedRows, type Renamed } from '../../db/renamed.ts';
import type { PersonHash } from './person-hash.ts';

/** The condition of a query that a person is known. @param person the hash */
export const isKnown = (person: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from known_driver where known_driver.person = ${person})`;

/** Makes a person a known driver. @returns false for one who is known already */
export async function vouchFor(tx: Executor, person: string, now: Date): Promise<boolean> {
  const added = await tx
    .insertInto('known_driver')
    .values({ person, since: now })
    .onConflict((conflict) => conflict.column('person').doNothing())
    .returning('person')
    .executeTakeFirst();
  return added !== undefined;
}

/** Withdraws the vouching. @returns false for a person who is not known */
export async function withdrawVouching(tx: Executor, person: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('known_driver')
    .where('person', '=', person)
    .returning('person')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Finds which persons are known, and since when. @returns by hash; others are missing */
export async function findKnown(
  executor: Executor,
  people: readonly string[],
): Promise<Map<string, Date>> {
  if (people.length === 0) return new Map();
  const rows = await executor
    .selectFrom('known_driver')
    .select(['person', 'since'])
    .where('person', 'in', people)
    .execute();
  return new Map(rows.map(({ person, since }) => [person, since]));
}

/**
 * Returns since when an account's person is known, as ISO 8601; undefined for others, and while the e-mail is
 * unverified.
 */
export async function knownSince(
  executor: Executor,
  personHash: PersonHash,
  { email, email_verified }: { email: string; email_verified: boolean },
): Promise<string | undefined> {
  // An unverified address may belong to somebody else's mailbox.
  if (!email_verified) return undefined;
  const person = personHash(email);
  return (await findKnown(executor, [person])).get(person)?.toISOString();
}

/** Replaces the hashes of known drivers; when several become one, the earliest time stays. */
export async function renameKnown(tx: Executor, renamed: Renamed): Promise<void> {
  await sql`
    with gone as (
      delete from known_driver using ${renamedRows(renamed)} where person = renamed.was returning renamed.name, since
    )
    insert into known_driver (person, since) select name, min(since) from gone group by name
    on conflict (person) do update set since = least(known_driver.since, excluded.since)
  `.execute(tx);
}
