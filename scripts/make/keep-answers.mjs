/**
 * Writes the answers of the price core to 600 histories, report by report, and its results for each day of the belt's
 * real prices (server/src/testing/answers); kept-answers.test.ts compares with them. Only needed after an intended
 * change of the rules or the histories: `node scripts/make/keep-answers.mjs`. The same code writes the same file.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../server/src/db/connect.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { answerBelt, hasBelt, writeBeltDays } from '../../server/src/testing/answers/belt.ts';
import { writeKept } from '../../server/src/testing/answers/file.ts';
import { madeHistories } from '../../server/src/testing/answers/histories.ts';
import { openPlay } from '../../server/src/testing/answers/play.ts';

const EACH = 300;
const logger = { info: () => undefined, warn: () => undefined, error: console.error };

const kept = [];
for (const [kind, histories] of Object.entries(madeHistories(EACH))) {
  await onDatabase(async (database) => {
    const play = await openPlay(database, kind);
    for (const history of histories) kept.push(await play(history));
  });
}
const events = kept.reduce((sum, one) => sum + one.words.length, 0);
console.log(`${kept.length} histories, ${events} words, ${writeKept(kept)} bytes.`);

if (hasBelt) {
  await onDatabase(async (database, folder) => {
    const days = await answerBelt(database, folder);
    writeBeltDays(days);
    console.log(`${days.length} days of the belt.`);
  });
} else {
  console.log(
    "The belt's prices are not here (see REAL_DATA in CONTRIBUTING.md): its days stay as they were kept.",
  );
}

async function onDatabase(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pieno-answers-'));
  const dataDir = path.join(folder, 'data');
  const database = await openDatabase({ databaseUrl: undefined, dataDir, logger });
  await migrate(database);
  try {
    await work(database, folder);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
