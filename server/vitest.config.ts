import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ON_BOTH_ENGINES } from './both-engines.ts';

// TEST_ENGINE=embedded (default) or postgres; TEST_DATABASE_URL is the address of a running PostgreSQL server.
// TEST_ALL=yes runs all tests; without it, PostgreSQL runs only those that depend on the engine, and not the import of
// the whole country, of which mimit/real-rows.test.ts tests slices.
const isPostgres = process.env.TEST_ENGINE === 'postgres';
const other = isPostgres ? 'embedded' : 'postgres';
const isAll = process.env.TEST_ALL === 'yes';
const isNarrow = isPostgres && !isAll;

// Processes that tests start, mostly the one that reads an import's files, compile their modules once for all.
process.env.NODE_COMPILE_CACHE ??= path.join(
  import.meta.dirname,
  '../node_modules/.cache/pieno/compiled',
);

/** The slowest files, not always the largest: started last, one would keep a core busy when everything else is done. */
const LONGEST = [
  'mimit/whole-country',
  'cli/main',
  'decoder/decoder',
  'embedded/limits',
  'src/week',
  'server/src/main',
  'embedded/outage',
  'postgres/outage',
  'postgres/outage-process',
  'prices/as-never-said',
  'mimit/import-mimit',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      LONGEST.some((name) => moduleId.endsWith(`${name}.test.ts`));
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's own method, not an array's
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/server',
  test: {
    include: isNarrow ? [...ON_BOTH_ENGINES] : ['{src,seed}/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      `src/db/${other}/**`,
      ...(isAll ? [] : ['src/modules/imports/mimit/whole-country.test.ts']),
    ],
    globalSetup: [
      'src/testing/database/prepare-engine.ts',
      'src/testing/imports/prepare-reading.ts',
    ],
    setupFiles: 'src/testing/clean-up.ts',
    // Each worker has a database of about 300 MB in memory.
    maxWorkers: 2,
    // As scripts/run/server-process.mjs starts the server.
    execArgv: ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'],
    // Test files share a worker's modules: loading the server again for each of the 126 files took a third of the time.
    // Each file still closes what it opened.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Generous, only against tests that hang: opening a database takes long on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
