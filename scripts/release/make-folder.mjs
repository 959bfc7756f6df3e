// Collects the files of a release. Node is not included: it would double the size, and its security fixes should not
// wait for a release of Pieno.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand } from '../run/npm.mjs';
import { ROOT } from '../run/processes.mjs';
import { OLDEST } from '../run/runtime.mjs';
import { stripTypes } from './strip-types.mjs';

const OURS = [
  'LICENSE',
  'NOTICE',
  'CHANGELOG.md',
  'README.md',
  'deploy',
  'docs/operations.md',
  'web/dist',
  'contract/package.json',
  'contract/src',
  'server/package.json',
  'server/src',
  'server/migrations',
  'server/seed',
  'scripts/pieno.mjs',
  'scripts/run/processes.mjs',
  'scripts/run/runtime.mjs',
  'scripts/run/server-process.mjs',
];
const FOR_TESTS = /\/(testing|abuse|golden)$|\.test\.\w+$/;
/** Source maps, and TypeScript, which Node does not run below node_modules: types. */
const NOT_RUN = /\.(map|[cm]?ts)$/;

/** Rebuilds the folder of a release from the built repository. @throws if a module is not installed */
export function makeFolder(folder) {
  rmSync(folder, { recursive: true, force: true });
  const copy = (name, isWanted) =>
    cpSync(path.join(ROOT, name), path.join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => isWanted(source.slice(ROOT.length)),
    });
  for (const name of OURS) copy(name, (file) => !FOR_TESTS.test(file));
  for (const name of ['contract', 'server']) stripTypes(path.join(folder, name));
  for (const name of modules()) {
    const inner = path.join(name, 'node_modules');
    copy(name, (file) => file !== inner && !NOT_RUN.test(file));
  }
  copy(packedDatabase(), () => true);
  const { name, version, license, type } = readJson('package.json');
  const engines = { node: `>=${OLDEST}` };
  const manifest = { name, version, private: true, license, type, engines };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  mkdirSync(path.join(folder, 'bin'));
  symlinkSync('../scripts/pieno.mjs', path.join(folder, 'bin/pieno'));
}

const readJson = (name) => JSON.parse(readFileSync(path.join(ROOT, name), 'utf8'));

/** Lists the packages that the server needs at run time, relative to the repository. */
function modules() {
  const npm = npmCommand(['ls', '--workspace=server', '--omit=dev', '--all', '--parseable']);
  const listed = execFileSync(npm.command, npm.args, { cwd: ROOT, encoding: 'utf8' });
  return listed
    .trim()
    .split('\n')
    .map((folder) => path.relative(ROOT, folder))
    .filter((name) => name && !name.endsWith('/@pieno/server'));
}

/** The database that a first start unpacks, where `server/src/db/embedded/packed-database.ts` looks for it. */
function packedDatabase() {
  const { dependencies } = readJson('server/package.json');
  const engine = dependencies['@electric-sql/pglite'];
  return `node_modules/.cache/pieno/new-database-${engine}.tar.gz`;
}
