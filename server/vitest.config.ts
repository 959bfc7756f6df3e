import { configDefaults, defineConfig } from 'vitest/config';

// TEST_ENGINE=embedded (default) or postgres; TEST_DATABASE_URL names a server that is running already.
const other = process.env.TEST_ENGINE === 'postgres' ? 'embedded' : 'postgres';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite/server',
  test: {
    include: ['{src,catalogue}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, `src/db/${other}/**`],
    globalSetup: 'src/testing/prepare-engine.ts',
    setupFiles: 'src/testing/clean-up.ts',
    // Each holds a database of some 300 MB.
    maxWorkers: 2,
    // Files after each other in one process: loading the server for each of 126 anew took a third of the time. Each
    // still closes what it opened.
    isolate: false,
    // Only to end what hangs: opening a database takes its time on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
