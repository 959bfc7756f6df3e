// npm run check: all static checks, and the build of the pages that they need.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureDependencies } from './run/dependencies.mjs';
import { findPostgres, findProgram } from './run/machine.mjs';
import { ROOT } from './run/processes.mjs';
import { environmentWith, findNode } from './run/runtime.mjs';
import { closingLine, program, runSteps, skipped, total } from './testing/steps.mjs';

/** Tests of the alert rules in the same folder. */
const ALERT_TESTS = 'deploy/alerts.test.yml';

/**
 * Returns the steps of the check, the build first.
 * @param node path of a Node that is 24 or newer
 * @param files paths whose format, style and types are checked; all by default
 */
export function checkSteps(node, files = ['.']) {
  const env = environmentWith(node);
  const script = (name, file, ...args) =>
    program(name, node, [path.join('scripts', file), ...args], { env });
  const tool = (name, command, args) =>
    program(name, path.join('node_modules/.bin', command), args, { env });
  const installed = (name, command, step) =>
    findProgram(command)
      ? step
      : skipped(`${name} (no ${command})`, `${command} is not installed here.`);
  const onFiles = (...args) => [...args, '--no-error-on-unmatched-pattern', ...files];
  const isOfAll = files.includes('.');
  const independent = [
    tool('format', 'oxfmt', onFiles('--check')),
    ...(findPostgres() && (isOfAll || files.some((file) => file.startsWith('server/src/db/')))
      ? [script('types of the database', 'make/generate-db-types.mjs', '--check')]
      : []),
    script('lock files', 'checks/lock.mjs'),
    script('versions', 'checks/versions.mjs'),
    script('migrations', 'checks/migrations.mjs'),
    script('book of the rules', 'checks/product-book.mjs'),
    script('documents', 'checks/documents.mjs'),
    script('imports and folders', 'checks/imports.mjs'),
    script('owners of the tables', 'checks/tables.mjs'),
    // The disabled rule would require an interface for ports that are public on purpose.
    tool('compose.yaml', 'dclint', [
      'deploy/compose.yaml',
      '--quiet',
      '--disable-rule=no-unbound-port-interfaces',
    ]),
    installed(
      'rules of Prometheus',
      'promtool',
      program('rules of Prometheus', 'promtool', ['test', 'rules', ALERT_TESTS]),
    ),
    installed('pieno.service', 'systemd-analyze', script('pieno.service', 'checks/unit.mjs')),
    installed(
      'Caddyfile',
      'caddy',
      program('Caddyfile', 'caddy', [
        'validate',
        '--config=deploy/Caddyfile',
        '--adapter=caddyfile',
      ]),
    ),
  ];
  return [
    // Half of it uses one core only. It generates files that the steps after the list need.
    { ...script('build of the pages', 'build.mjs'), besideNext: true },
    independent,
    tool('lint and types', 'oxlint', onFiles('--deny-warnings')),
    // Unused files, exports and dependencies, and packages missing in package.json.
    tool('dead code and dependencies', 'knip', ['--no-progress']),
    script('classes of the stylesheets', 'checks/styles.mjs'),
    // The gallery is optional and may be deleted.
    ...(isOfAll && existsSync(path.join(ROOT, 'gallery'))
      ? [script('product without its demo pages', 'checks/without-gallery.mjs')]
      : []),
  ];
}

if (process.argv[1] === import.meta.filename) {
  if (!(await ensureDependencies())) throw new Error('The dependencies could not be installed.');
  const node = findNode();
  if (!node) throw new Error(`Node 24 or newer is needed, this is ${process.version}.`);
  const sum = total(await runSteps(checkSteps(node)));
  console.log(closingLine(sum));
  process.exitCode = sum.failed > 0 ? 1 : 0;
}
