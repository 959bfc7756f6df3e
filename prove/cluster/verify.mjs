// Checks that all acknowledged writes exist, once, on every node.
import { checkDeeds } from '../../server/crash/deeds.ts';
import { JOB } from './traffic.mjs';
import { until } from './until.mjs';

/** The run of a killed node restarts after a minute without its heartbeat. */
const JOB_MS = 180_000;
/** Prices are published at their instant, and at the latest by the next poll. */
const DUE_MS = 10_000;

/** Waits until nothing is left to do: due prices, and runs of the job. @throws when something remains */
export async function untilDone({ kysely: db }) {
  const due = db
    .selectFrom('scheduled_price')
    .select('id')
    .where('state', '=', 'pending')
    .where('due_at', '<=', new Date());
  const isNoneDue = async () => (await due.execute()).length === 0;
  await until(isNoneDue, { what: 'all due prices are published', limitMs: DUE_MS });
  const isDone = async () => (await runsOfJob(db)).every(({ state }) => state === 'completed');
  await until(isDone, { what: 'all runs of the job are done', limitMs: JOB_MS });
}

const runsOfJob = (db) =>
  db.withSchema('pgboss').selectFrom('job').select('state').where('name', '=', JOB).execute();

/** Checks the database. @returns `{ lost, duplicates, faults, published, runs }` */
export async function verify(database, kept) {
  const db = database.kysely;
  const reports = await db
    .selectFrom('price_report')
    .select(({ fn, ref }) => [fn.coalesce('key', 'id').as('key'), ref('kind').as('kind')])
    .select('user_id')
    .execute();
  const scheduled = await db
    .selectFrom('scheduled_price')
    .select(['id', 'request_key', 'state', 'due_at', 'user_id'])
    .execute();
  const ofSchedules = new Set(scheduled.map(({ id }) => id));
  const found = [
    ...reports.map(({ key, kind, user_id }) => `${kind} ${key} ${user_id}`),
    ...scheduled.map(({ request_key, user_id }) => `schedule ${request_key} ${user_id}`),
  ];
  const there = new Set(found);
  const lost = kept.filter(({ kind, key, userId }) => !there.has(`${kind} ${key} ${userId}`));
  const publishedOnce = reports.filter(({ key }) => ofSchedules.has(key)).length;
  const published = scheduled.filter(({ state }) => state === 'published').length;
  const asked = await db
    .selectFrom('action_log')
    .select('id')
    .where('action', '=', 'job_started')
    .execute();
  const runs = await runsOfJob(db);
  return {
    lost: lost.map(({ kind, key }) => `acknowledged ${kind} ${key} is lost`),
    duplicates: found.length - there.size,
    published,
    runs: runs.length,
    faults: [
      ...(await checkDeeds(database, [])),
      ...(published === publishedOnce
        ? []
        : [`${published} scheduled prices, published ${publishedOnce} times`]),
      ...(asked.length === runs.length
        ? []
        : [`a job was started ${asked.length} times and ran ${runs.length} times`]),
    ],
  };
}

/** Returns the commit times of the keys' reports, in milliseconds since 1970. */
export async function readCommits({ kysely: db }) {
  const rows = await db
    .selectFrom('price_report')
    .select(({ fn }) => [
      fn.coalesce('key', 'id').as('key'),
      fn('pg_xact_commit_timestamp', ['price_report.xmin']).as('at'),
    ])
    .execute();
  return new Map(rows.map(({ key, at }) => [key, at.getTime()]));
}

/** Lists the reports that are missing among their drivers' own. */
export async function missingForDrivers(url, drivers, kept) {
  const missing = [];
  for (const { id, token, from } of drivers) {
    const wanted = kept.filter(({ kind, userId }) => kind === 'driver' && userId === id);
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': from };
    const answer = await fetch(`${url}/api/price-reports`, { headers });
    const own = new Set((await answer.json()).map((report) => report.id));
    missing.push(...wanted.filter(({ key }) => !own.has(key)).map(({ key }) => key));
  }
  return missing.map((key) => `report ${key} is not among its driver's own`);
}

const ANSWERS = [
  '/api/prices/best-by-decade',
  '/api/prices/ranking/10',
  '/api/prices/ranking/20',
  '/api/prices/version',
];

/** Waits until all nodes give the same answers. @throws when they do not within `limitMs` */
export async function untilAlike(nodes, limitMs) {
  const textOf = ({ url }) =>
    Promise.all(ANSWERS.map(async (path) => await (await fetch(`${url}${path}`)).text()));
  const isAlike = async () => {
    const texts = await Promise.all(nodes.map(async (node) => (await textOf(node)).join('\n')));
    return new Set(texts).size === 1;
  };
  await until(isAlike, { what: `${nodes.length} nodes answer the same`, limitMs });
}
