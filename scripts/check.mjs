// npm run check: all static checks, and the build of the pages that they need.
import path from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { findPostgres } from './machine.mjs';
import { environmentWith, findNode } from './runtime.mjs';
import { closingLine, program, runSteps, total } from './steps.mjs';

const PROJECTS = [
  'contract',
  'server',
  'ui',
  'ui/build',
  'gallery',
  'web',
  'web/worker',
  'web/build',
  'e2e',
];

/** Returns the steps of the check. @param node path of a Node that is 24 or newer */
export function checkSteps(node) {
  const env = environmentWith(node);
  const script = (name, file, ...args) =>
    program(name, node, [path.join('scripts', file), ...args], { env });
  const tool = (name, command, args) =>
    program(name, path.join('node_modules/.bin', command), args, { env });
  return [
    // First, because the types and the lint need the generated files.
    script('build of the pages', 'build.mjs'),
    tool('format', 'oxfmt', ['--check', '.']),
    tool('lint', 'oxlint', ['--deny-warnings', '.']),
    ...PROJECTS.map((project) => tool(`types of ${project}`, 'tsc', ['-p', project])),
    ...(findPostgres()
      ? [script('types of the database', 'generate-db-types.mjs', '--check')]
      : []),
    script('lock file', 'check-lock.mjs'),
    // Files, exports and dependencies that nothing uses, and packages that no package.json names.
    tool('dead code and dependencies', 'knip', ['--no-progress']),
    script('classes of the stylesheets', 'check-styles.mjs'),
    script('one door for prices', 'check-one-door.mjs'),
    script('book of the rules', 'check-product-book.mjs'),
    script('documents', 'check-documents.mjs'),
    script('rooms of the server', 'check-rooms.mjs'),
    script('subjects of the commits', 'check-commits.mjs'),
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
