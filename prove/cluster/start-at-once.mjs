// Ten nodes that start simultaneously on an empty database.
import { openDatabase } from '../../server/src/db/connect.ts';
import { NO_LOGGER } from '../../server/src/db/database.ts';
import { ROOT } from '../../scripts/run/processes.mjs';
import { startNode, untilReady } from './node.mjs';
import { makeDatabase } from './postgres.mjs';
import { untilAlike } from './verify.mjs';

const NODES = 10;
/** Ten processes share the cores of this machine. */
const LIMIT_MS = 240_000;

/** @returns the milliseconds until all were ready, and the problems */
export async function startAtOnce({ postgres, folder, say }) {
  const databaseUrl = makeDatabase(postgres.url, 'at_once');
  const nodes = await Promise.all(
    Array.from({ length: NODES }, (_, index) =>
      startNode({ name: `start-${index}`, root: ROOT, folder, databaseUrl }),
    ),
  );
  const faults = [];
  let ms;
  try {
    ms = await untilReady(nodes, LIMIT_MS);
    say(`${NODES} nodes at once on an empty database: all ready after ${Math.round(ms)} ms`);
    await untilAlike(nodes, 10_000);
    const again = nodes.filter(({ starts }) => starts > 1);
    for (const { name, exits } of again)
      faults.push(`${name} ended while starting: ${exits.join()}`);
    const database = await openDatabase({ databaseUrl, dataDir: folder, logger: NO_LOGGER });
    faults.push(...(await twice(database)));
    await database.close();
  } catch (error) {
    faults.push(`${NODES} nodes at once: ${error.message}`);
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
  }
  return { ms, faults };
}

/** The data of the seed and of the schedule exist once. */
async function twice({ kysely: db }) {
  const stations = await db
    .selectFrom('station')
    .select(['source', 'source_id'])
    .select((eb) => eb.fn.countAll().as('times'))
    .groupBy(['name', 'latitude', 'longitude', 'source', 'source_id'])
    .having((eb) => eb.fn.countAll(), '>', 1)
    .execute();
  const schedules = await db
    .withSchema('pgboss')
    .selectFrom('schedule')
    .select('name')
    .groupBy('name')
    .having((eb) => eb.fn.countAll(), '>', 1)
    .execute();
  return [
    ...stations.map(({ source_id }) => `station ${source_id} stands there twice`),
    ...schedules.map(({ name }) => `job ${name} is scheduled twice`),
  ];
}
