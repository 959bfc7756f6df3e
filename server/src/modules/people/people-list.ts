import { sql } from 'kysely';
import type { People, Person } from '@pieno/contract/people/administered-people.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import { ADMINISTRATION_MAX } from '@pieno/contract/administration-limits.ts';
import type { Executor } from '../../db/database.ts';
import { findKnown } from '../accounts/known-drivers.ts';
import type { PersonHash } from '../accounts/person-hash.ts';
import { findRecords } from './author-records.ts';

interface PeopleQuery {
  /** Words that must each occur in the name or the e-mail; or an account's id. */
  words?: string | undefined;
  /** The `next` of the previous page. */
  next?: string | undefined;
  /** The calling account, to mark its own line. */
  userId?: string | undefined;
  most?: number | undefined;
}

interface Row extends Omit<Person, 'created_at' | 'seen_at' | 'known_since' | 'record' | 'own'> {
  created_at: Date;
  waits: boolean;
  seen_at: Date | null;
}

/**
 * Lists the accounts: first those that wait for the verification of their e-mail, then the newest (rule admin-people).
 * Passwords, addresses and other profile data are left out.
 */
export async function listPeople(
  executor: Executor,
  now: Date,
  personHash: PersonHash,
  { words = '', next, userId, most = ADMINISTRATION_MAX.people }: PeopleQuery,
): Promise<People> {
  const at = now.toISOString();
  const people = sql`(
    select app_user.*, is_active and not email_verified as waits,
      date_trunc('milliseconds', created_at) as since
    from app_user where not exists (
      select from unnest(${words.toLowerCase().split(/\s+/u)}::text[]) as word
      where strpos(lower(name || ' ' || coalesce(full_name, '') || ' ' || email), word) = 0 and lower(id) <> word
    )
  ) person`;
  const { rows: counts } = await sql<{ total: number; waiting: number }>`
    select count(*)::integer as total, (count(*) filter (where waits))::integer as waiting from ${people}
  `.execute(executor);
  const { rows } = await sql<Row>`
    select id, name, email, role, is_active as active, email_verified as verified, since as created_at, waits,
      (select max(updated_at) from user_session where user_id = person.id and expires_at > ${at}) as seen_at,
      (select count(*)::integer from user_session where user_id = person.id and expires_at > ${at}) as sessions,
      (select count(*)::integer from station_owner where user_id = person.id and state = 'active') as stations,
      exists (select from second_factor where user_id = person.id and enabled_at is not null) as second_factor
    from ${people}
    where ${next === undefined ? sql`true` : behind(next)}
    order by waits desc, since desc, id desc limit ${most + 1}
  `.execute(executor);
  const listed = rows.slice(0, most);
  // An unverified address may belong to somebody else's mailbox.
  const hashes = new Map(
    listed.filter(({ verified }) => verified).map(({ id, email }) => [id, personHash(email)]),
  );
  const known = await findKnown(executor, [...hashes.values()]);
  const records = await findRecords(executor, [...hashes.values()]);
  return {
    people: listed.map(({ waits: _waits, created_at, seen_at, ...person }) => {
      const hash = hashes.get(person.id);
      return {
        ...person,
        created_at: created_at.toISOString(),
        seen_at: seen_at?.toISOString() ?? null,
        known_since: (hash && known.get(hash)?.toISOString()) ?? null,
        record: (hash && records.get(hash)) || null,
        own: person.id === userId,
      };
    }),
    ...counts[0]!,
    next: rows.length > most ? placeOf(listed.at(-1)!) : null,
  };
}

/** The end of a page, by sort values, as its last account may be deleted or verified before the next page is read. */
const placeOf = ({ waits, created_at, id }: Row): string =>
  [Number(waits), created_at.getTime(), id].join('~');

function behind(place: string) {
  const [waits, since, id] = place.split('~') as [string, string, string];
  const at = new Date(Number(since)).toISOString();
  return sql`(waits, since, id) < (${waits === '1'}::boolean, ${at}::timestamptz, ${id}::text)`;
}

/** Maximum number of requests shown at once. */
const ASKED = 20;

/** Lists who asked an administrator to verify the e-mail (rule verification-request), the longest waiting first. */
export async function listAskedVerifications(executor: Executor): Promise<Today['verifications']> {
  const asked = await executor
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'verification_asked_at as asked_at'])
    .where('verification_asked_at', 'is not', null)
    .where('is_active', '=', true)
    .where('email_verified', '=', false)
    .orderBy('verification_asked_at')
    .orderBy('id')
    .limit(ASKED)
    .execute();
  return asked.map(({ asked_at, ...person }) => ({ ...person, asked_at: asked_at!.toISOString() }));
}

/** Counts the accounts that wait for the verification of their e-mail. */
export async function countUnverified(
  executor: Executor,
): Promise<{ count: number; oldest_at: string | null }> {
  const { count, oldest } = await executor
    .selectFrom('app_user')
    .select((row) => [row.fn.countAll<string>().as('count'), row.fn.min('created_at').as('oldest')])
    .where('is_active', '=', true)
    .where('email_verified', '=', false)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest_at: oldest?.toISOString() ?? null };
}
