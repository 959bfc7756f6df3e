// How often a word that is taken back is as if it had never been said, when others have spoken in between: by kind, of
// histories from 100 seeds, with the smallest that differ.
// npm run bench -- others-between
// PROPERTY_SEEDS=3,1234 PROPERTY_RUNS=8 PROPERTY_SHRUNK=6 KINDS=owner,merge   these seeds, as many histories from each,
// as many of those that differ made smaller, and these kinds alone
// node scripts/run/postgres.mjs -- node bench/others-between.mjs   the same in PostgreSQL
import { migrate } from '../server/src/db/migrate.ts';
import { openDatabase } from '../server/src/db/connect.ts';
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { table } from './parts/figures.mjs';

process.env.PROPERTY_SEEDS ??= Array.from({ length: 100 }, (_, index) => index + 1).join();
process.env.PROPERTY_RUNS ??= '3';
const { openWordHistory } = await import('../server/src/testing/prices/word-history.ts');
const { KINDS } = await import('../server/src/testing/words/others-between.ts');
const { tryKind } = await import('../server/src/testing/words/try-kind.ts');

const quiet = () => undefined;
const logger = { info: quiet, warn: quiet, error: console.error };
const databaseUrl = process.env.TEST_DATABASE_URL;
const database = await openDatabase({ databaseUrl, dataDir: temporaryFolder(), logger });
await migrate(database);
const history = await openWordHistory(database);
const tallies = [];
for (const kind of process.env.KINDS?.split(',') ?? KINDS) {
  tallies.push({
    kind,
    ...(await tryKind(history, kind, Number(process.env.PROPERTY_SHRUNK ?? 4))),
  });
}
await database.close();
table(
  [
    'taken back',
    'compared',
    'hold',
    'shown differs',
    'claims differ',
    'left out: door',
    'settled',
    'not taken',
    'words exempted',
    'taken only as said: hold',
    'differ',
  ],
  tallies.map(({ kind, outcomes, exempted, onlySaid }) => {
    const { holds, shown, claims, door, settled, vain } = outcomes;
    const figures = [holds + shown + claims, holds, shown, claims, door, settled, vain];
    return [kind, ...figures, exempted, onlySaid.holds, onlySaid.differs];
  }),
);
for (const { kind, smallest } of tallies) {
  for (const text of smallest) console.log(`\n${kind}:${text}`);
}
