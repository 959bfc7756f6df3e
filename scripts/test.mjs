// npm test: all tests, also on a fresh clone. `npm test -- server web` runs only the named parts.
// Steps run in sequence, because each already uses both cores; cheap ones come first.
import { checkSteps } from './check.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { findChromium, findPostgres, installMissing, versionOf } from './machine.mjs';
import { vitest, playwright } from './runners.mjs';
import { environmentWith, findNode } from './runtime.mjs';
import { closingLine, lackingLines, program, runSteps, total } from './steps.mjs';

if (!(await ensureDependencies())) {
  fail('The dependencies could not be installed.');
}
const node = findNode();
if (!node) fail(`Node 24 or newer is needed, this is ${process.version}.`);
await installMissing();

const chromium = findChromium();
const postgres = findPostgres();
const env = {
  ...environmentWith(node),
  ...(chromium && { CHROME_PATH: chromium }),
  ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
};

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

const PARTS = {
  check: () => checkSteps(node),
  scripts: () => [vitest('scripts', node, 'scripts', env)],
  contract: () => [vitest('contract', node, 'contract', env)],
  server: () => [
    vitest('server on PGlite', node, 'server', { ...env, TEST_ENGINE: 'embedded' }),
    ...needs('PostgreSQL', postgres, [
      vitest('server on PostgreSQL', node, 'server', { ...env, TEST_ENGINE: 'postgres' }),
    ]),
  ],
  ui: () => needs('Chromium', chromium, [vitest('components of ui', node, 'ui', env)]),
  gallery: () =>
    needs('Chromium', chromium, [vitest('components of gallery', node, 'gallery', env)]),
  web: () => needs('Chromium', chromium, [vitest('components of web', node, 'web', env)]),
  e2e: () =>
    needs('Chromium', chromium, [
      playwright('journeys in a browser', node, env),
      program('product without its demo pages', node, ['scripts/without-gallery.mjs'], { env }),
    ]),
  crash: () => [program('kill -9 while writing', node, ['server/crash/run.ts'], { env })],
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  fail(`No part is called ${unknown.join(', ')}: there are ${Object.keys(PARTS).join(', ')}.`);
}
const parts = wanted.length > 0 ? wanted : Object.keys(PARTS);
const results = await runSteps(parts.flatMap((part) => PARTS[part]()));

const failed = results.filter((result) => result.failed > 0);
const unsteady = results.filter((result) => result.unsteady?.length > 0);
const idle = results.filter((result) => result.passed + result.failed === 0);
console.log();
if (failed.length > 0) console.log(`Failed: ${namesOf(failed)}`);
if (unsteady.length > 0)
  console.log(`Passed at the second try only, to be mended: ${namesOf(unsteady)}`);
if (idle.length > 0) console.log(`Did not run: ${namesOf(idle)}`);
for (const line of lackingLines(results)) console.log(line);
console.log(`Really ran on: ${whatRan()}`);
console.log(closingLine(total(results)));
process.exitCode = failed.length > 0 ? 1 : 0;

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function namesOf(steps) {
  return steps.map(({ name }) => name).join(', ');
}

/** Returns the names and versions of the engines on which at least one test has passed. */
function whatRan() {
  const ran = (pattern) => results.some(({ name, passed }) => passed > 0 && pattern.test(name));
  return [
    `Node ${versionOf(node)}`,
    ran(/PGlite/) && 'PGlite',
    ran(/PostgreSQL$/) && `PostgreSQL ${versionOf(`${postgres}/postgres`)}`,
    ran(/components|browser/) && `Chromium ${versionOf(chromium)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
