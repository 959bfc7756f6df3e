import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ANNA, post } from '../testing/accounts.ts';
import { openTestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/database/database.ts';
import { putBack, type LivedIn } from '../testing/old-data/kept.ts';
import { answersOf, liveThrough } from '../testing/old-data/lived-in.ts';
import { migrate } from './migrate.ts';

const FOLDER = path.join(import.meta.dirname, '../testing/old-data');
const KEPT = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));

const readKept = async (name: string) =>
  JSON.parse(await readFile(path.join(FOLDER, name), 'utf8')) as LivedIn;

/**
 * What decision 0050 has changed since: prices that ranked on a single report, and undisputed prices of known drivers.
 */
function answersNow(livedIn: LivedIn): unknown {
  if (livedIn.migrations > 28) return livedIn.answers;
  const text = JSON.stringify(livedIn.answers).replaceAll('accepted_small', 'accepted_alone');
  const answers = JSON.parse(text) as { queue: unknown[][] };
  const at = answers.queue.findIndex(([kind]) => kind === 'reported');
  return { ...answers, queue: answers.queue.toSpliced(at, 0, ['contested', 3, 1.65, 1]) };
}

test.each([
  ...KEPT.map((name) => [name, () => readKept(name)] as const),
  // This version's own data, so that the next version can keep them.
  ['this version', () => liveThrough()] as const,
])('data of %s give the same answers', async (_, read) => {
  const livedIn = await read();
  const database = await openTestDatabase();
  await putBack(livedIn, database);
  await migrate(database);
  const server = await openTestApp({ database });
  server.clock.set(livedIn.at);
  await server.board.refresh();
  expect(await answersOf(server, livedIn.tokens)).toEqual(answersNow(livedIn));
  const signedIn = await post(server, '/login', { ...ANNA, email: 'olga@example.sm' });
  expect(signedIn.statusCode).toBe(200);
  await server.close();
});
