/** Errors of pages (rule client-errors), without any data about visitors. */
import { sql } from 'kysely';
import { CLIENT_ERRORS, type ClientError } from '@pieno/contract/client-errors/client-errors.ts';
import { scrubMessage } from '@pieno/contract/client-errors/scrub.ts';
import { PAGES } from '@pieno/contract/pages.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import type { Today } from '@pieno/contract/today/today.ts';
import type { Executor } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

const ROUTES = new Set(PAGES.map(({ path }) => path));
/** For an address of no page. */
const UNKNOWN = 'unknown';
/** Maximum builds named for an error, and maximum errors of a week. */
const VERSIONS = 5;
const LISTED = 3;
const DAY_MS = 86_400_000;

/**
 * Stores an error of a page, or counts an equal one. Beyond `CLIENT_ERRORS.kept` those seen longest ago are
 * deleted.
 */
export async function saveClientError(
  db: Executor,
  now: Date,
  { kind, message, hash, route, version }: ClientError,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('client_error')
      .values({
        hash,
        kind,
        message: scrubMessage(message),
        route: ROUTES.has(route) ? route : UNKNOWN,
        versions: [version],
        count: 1,
        first_at: now,
        last_at: now,
      })
      .onConflict((conflict) =>
        conflict.column('hash').doUpdateSet({
          message: sql`excluded.message`,
          route: sql`excluded.route`,
          versions: sql`(array_remove(client_error.versions, ${version}) || excluded.versions)[${sql.lit(1 - VERSIONS)}:]`,
          count: sql`client_error.count + 1`,
          last_at: now,
        }),
      )
      .execute();
    await tx
      .insertInto('client_error_day')
      .values({ hash, day: sql`${dayInSanMarino(now)}::date`, count: 1 })
      .onConflict((conflict) =>
        conflict.columns(['hash', 'day']).doUpdateSet({ count: sql`client_error_day.count + 1` }),
      )
      .execute();
    await forgetOld(tx, now);
  });
}

async function forgetOld(tx: Executor, now: Date): Promise<void> {
  await tx.deleteFrom('client_error_day').where('day', '<=', beforeWeek(now)).execute();
  await tx
    .deleteFrom('client_error')
    .where('hash', 'in', (all) =>
      all
        .selectFrom('client_error')
        .select('hash')
        .orderBy('last_at', 'desc')
        .orderBy('hash')
        .offset(CLIENT_ERRORS.kept),
    )
    .execute();
}

/** Counts the errors of pages in the last days, with the most frequent ones. */
export async function findClientErrors(db: Executor, now: Date): Promise<Today['page_errors']> {
  const rows = await db
    .selectFrom('client_error_day')
    .innerJoin('client_error', 'client_error.hash', 'client_error_day.hash')
    .where('day', '>', beforeWeek(now))
    .groupBy('client_error.hash')
    .select((row) => [
      'message',
      'route',
      'versions',
      row.fn.sum<string>('client_error_day.count').as('count'),
    ])
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .execute();
  const errors = rows.map(({ count, ...error }) => ({ ...error, count: Number(count) }));
  return {
    count: errors.reduce((sum, { count }) => sum + count, 0),
    top: errors.slice(0, LISTED),
  };
}

/** The last day that no longer counts. */
const beforeWeek = (now: Date) =>
  sql<Date>`${dayInSanMarino(new Date(now.getTime() - CLIENT_ERRORS.days * DAY_MS))}::date`;
