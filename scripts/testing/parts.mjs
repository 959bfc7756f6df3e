// The parts of the tests.
import { checkSteps } from '../check.mjs';
import { ensureDependencies } from '../run/dependencies.mjs';
import { findChromium, findPostgres, installMissing } from '../run/machine.mjs';
import { vitest, playwright } from './runners.mjs';
import { environmentWith, findNode } from '../run/runtime.mjs';
import { EMBEDDED_DATABASE } from '../run/server-process.mjs';
import { program } from './steps.mjs';

/**
 * Installs what is missing.
 * @returns what the tests need: Node's path, the environment, and those of Chromium and PostgreSQL that are there
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
 * Returns the parts, in the order in which they run. Each makes its steps.
 * @param full whether all server tests run on both engines; otherwise PostgreSQL gets those of server/both-engines.ts
 * @param changed a revision: only tests run that lead to a file which differs from it
 */
export function testParts({ node, env, chromium, postgres }, { full, changed }) {
  const inFolder = (name, folder, environment = env) =>
    vitest(name, node, folder, environment, changed);
  const inBrowser = (name, folder) => () => needs('Chromium', chromium, [inFolder(name, folder)]);
  const onEngine = (name, TEST_ENGINE) =>
    inFolder(name, 'server', { ...env, TEST_ENGINE, ...(full && { TEST_ALL: 'yes' }) });
  const tests = {
    scripts: () => [inFolder('scripts', 'scripts')],
    contract: () => [inFolder('contract', 'contract')],
    server: () => [
      onEngine('server on PGlite', 'embedded'),
      ...needs('PostgreSQL', postgres, [onEngine('server on PostgreSQL', 'postgres')]),
    ],
    ui: inBrowser('components of ui', 'ui'),
    gallery: inBrowser('components of gallery', 'gallery'),
    web: inBrowser('components of web', 'web'),
    e2e: () =>
      needs('Chromium', chromium, [playwright('journeys in a browser', node, env, changed)]),
  };
  if (changed) return tests;
  return {
    check: () => checkSteps(node),
    ...tests,
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
  };
}

/** Replaces steps that cannot run here: they count as skipped, or as failed in CI, where everything must run. */
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
