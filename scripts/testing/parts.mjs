// The parts of the tests, for npm test and npm run test:fast.
import { checkSteps } from '../check.mjs';
import { ensureDependencies } from '../run/dependencies.mjs';
import { findChromium, findPostgres, installMissing } from '../run/machine.mjs';
import { vitest, playwright } from './runners.mjs';
import { environmentWith, findNode } from '../run/runtime.mjs';
import { EMBEDDED_DATABASE } from '../run/server-process.mjs';
import { program } from './steps.mjs';

/**
 * Installs missing programs.
 * @returns what the tests need: Node's path, the environment, and the paths of Chromium and PostgreSQL if installed
 */
export async function prepareMachine() {
  if (!(await ensureDependencies())) fail('The dependencies could not be installed.');
  const node = findNode();
  if (!node) fail(`Node 24 or newer is needed, this is ${process.version}.`);
  await installMissing();
  const chromium = findChromium();
  const env = {
    ...environmentWith(node),
    ...(chromium && { CHROME_PATH: chromium }),
    ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
  };
  return { node, env, chromium, postgres: findPostgres() };
}

/**
 * Returns the parts in the order in which they run. Each creates its steps, for some of its test files or for all.
 * @param extent 'full' runs all server tests on both engines; by default PostgreSQL runs those of
 *   server/both-engines.ts; 'fast' omits them
 */
export function testParts({ node, env, chromium, postgres }, extent) {
  const inBrowser = (name, folder) => (files) =>
    needs('Chromium', chromium, [vitest(name, node, folder, env, files)]);
  const onEngine = (name, TEST_ENGINE, files) =>
    vitest(
      name,
      node,
      'server',
      { ...env, TEST_ENGINE, ...(extent === 'full' && { TEST_ALL: 'yes' }) },
      files,
      // Vitest itself opens the template database of all tests.
      EMBEDDED_DATABASE,
    );
  return {
    check: (files) => checkSteps(node, files),
    scripts: (files) => [vitest('scripts', node, 'scripts', env, files)],
    contract: (files) => [vitest('contract', node, 'contract', env, files)],
    server: (files) => [
      onEngine('server on PGlite', 'embedded', files),
      ...(extent === 'fast'
        ? []
        : needs('PostgreSQL', postgres, [onEngine('server on PostgreSQL', 'postgres', files)])),
    ],
    ui: inBrowser('components of ui', 'ui'),
    gallery: inBrowser('components of gallery', 'gallery'),
    web: inBrowser('components of web', 'web'),
    e2e: (files) =>
      needs('Chromium', chromium, [playwright('journeys in a browser', node, env, files)]),
    crash: () => [
      // Both wait for the disk more than for a core.
      {
        ...program('kill -9 while writing', node, [...EMBEDDED_DATABASE, 'server/crash/run.ts'], {
          env,
        }),
        besideNext: true,
      },
      ...needs('PostgreSQL', postgres, [
        program(
          'kill -9 while writing to PostgreSQL',
          node,
          ['scripts/run/postgres.mjs', '--', node, 'server/crash/run.ts'],
          { env },
        ),
      ]),
    ],
    prove: () =>
      needs('PostgreSQL', postgres, [
        program(
          'outages of two nodes',
          node,
          ['--disable-warning=ExperimentalWarning', 'prove/play.mjs', 'cluster', '--short'],
          { env },
        ),
      ]),
  };
}

/** Replaces steps that cannot run here: they count as skipped, or in CI, where everything must run, as failed. */
function needs(what, found, steps) {
  if (found) return steps;
  const missing = { passed: 0, failed: process.env.CI ? 1 : 0, skipped: process.env.CI ? 0 : 1 };
  const output = `${what} is not installed here, so this did not run.`;
  return steps.map(({ name }) => ({
    name: `${name} (no ${what})`,
    run: () => ({ ...missing, output }),
  }));
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
