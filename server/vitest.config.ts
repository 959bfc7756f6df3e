import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ON_BOTH_ENGINES } from './both-engines.ts';

// TEST_ENGINE=embedded (default) or postgres; TEST_DATABASE_URL is the address of a running PostgreSQL server.
// With TEST_ALL=yes all tests run, else on PostgreSQL only those that could tell it from the embedded database, and not
// the import of the whole country: mimit/real-rows.test.ts says the same of slices of its files.
const isPostgres = process.env.TEST_ENGINE === 'postgres';
const other = isPostgres ? 'embedded' : 'postgres';
const isAll = process.env.TEST_ALL === 'yes';
const isNarrow = isPostgres && !isAll;

// Processes that tests start, above all the one that reads an import's files, compile their modules once for all.
process.env.NODE_COMPILE_CACHE ??= path.join(
  import.meta.dirname,
  '../node_modules/.cache/pieno/compiled',
);

/** Files that take longest, though not largest: started last, one would keep a core busy when all else is done. */
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
    // As the server is started (scripts/run/server-process.mjs).
    execArgv: ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'],
    // Test files share a worker's modules: loading the server again for each of the 126 files took a third of the
    // time. Each file still closes what it opened.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Generous, only against tests that hang: opening a database takes long on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
