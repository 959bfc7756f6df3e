import { sql } from 'kysely';
import type { Today } from '@pieno/contract/today/today.ts';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import type { Executor } from '../../db/database.ts';
import { isKnown } from '../../modules/accounts/known-drivers.ts';
import type { PersonHash } from '../../modules/accounts/person-hash.ts';
import { findRecords } from '../../modules/people/author-records.ts';

/**
 * Drivers who reported on `ACTIVE_DAYS` of the last `DAYS` days are proposed, unlike an account that floods on one; at
 * most `PROPOSED`.
 */
const ACTIVE_DAYS = 5;
const DAYS = 30;
const PROPOSED = 5;
const DAY_MS = 86_400_000;

/**
 * Proposes drivers for whom an administrator might vouch (rule admin-known): they have reported often lately, and firm
 * reports confirmed them more often than contradicted them, or did neither. The most confirmed come first.
 */
export async function findPromising(
  executor: Executor,
  now: Date,
  personHash: PersonHash,
): Promise<Today['drivers']> {
  const since = new Date(now.getTime() - DAYS * DAY_MS);
  // Drivers without recent reports need no hash. Administrators make firm reports themselves.
  const accounts = await executor
    .selectFrom('app_user')
    .select(['id', 'name', 'email'])
    .where('is_active', '=', true)
    .where('email_verified', '=', true)
    .where('role', '=', 'user')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('price_report')
          .select('price_report.id')
          .whereRef('price_report.user_id', '=', 'app_user.id')
          .where('price_report.kind', '=', 'driver')
          .where('price_report.received_at', '>=', since),
      ),
    )
    .orderBy('id')
    .execute();
  const byPerson = new Map(accounts.map((account) => [personHash(account.email), account]));
  const people = await selectBusy(executor, [...byPerson.keys()], since);
  return [...(await findRecords(executor, people))]
    .map(([person, { borne_out, contradicted, since: first }]) => ({
      ...byPerson.get(person)!,
      borne_out,
      contradicted,
      since: first,
    }))
    .filter((one) => one.borne_out > one.contradicted || one.borne_out + one.contradicted === 0)
    .toSorted((a, b) => b.borne_out - a.borne_out || a.contradicted - b.contradicted)
    .slice(0, PROPOSED);
}

/** Those of the people who reported on many days and are not known drivers. Withdrawn reports do not count. */
async function selectBusy(
  executor: Executor,
  people: readonly string[],
  since: Date,
): Promise<string[]> {
  const from = since.toISOString();
  const { rows } = await sql<{ person: string }>`
    select person from unnest(${people}::text[]) as person
    where not ${isKnown(sql`person.person`)}
    and (
      select count(distinct (received_at at time zone ${sql.lit(TIME_ZONE)})::date) from (
        select received_at from observation where claimant = person.person
        and not (state = 'withdrawn' and decided_by = 'author')
        union all
        select received_at from confirmation where claimant = person.person and origin = 'driver' and not undone
      ) report where received_at >= ${from}::timestamptz
    ) >= ${ACTIVE_DAYS}::integer
    order by person
  `.execute(executor);
  return rows.map(({ person }) => person);
}
