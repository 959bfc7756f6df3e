// The tests related to a change: those next to a changed file, those that import it directly or indirectly, those of
// the calls above it, and journeys of its screen. A quick approximation; npm test runs everything.
import path from 'node:path';
import { arrowsOf } from '../checks/imports.mjs';
import { relatedJourneys } from './related-journeys.mjs';

const TEST = /\.(test|spec)\.(ts|tsx|mjs)$/;
/** They import everything, so every test depends on them. */
const ASSEMBLIES = new Set([
  'server/src/api.ts',
  'server/src/app.ts',
  'server/src/main.ts',
  'web/src/main.tsx',
  'web/src/route-tree.gen.ts',
  'web/src/router.tsx',
  'gallery/src/registry.ts',
]);

/** Most test files per part; the nearest to the change are chosen. */
const MOST = 6;

/**
 * @param changed paths of changed files
 * @param sources pairs of a file's path and its text: all code of the repository
 * @returns `tests`, the paths of the nearest related test files of each part; `left`, the number of further related
 *   ones; and `users`, the paths of the changed files and of those that import one
 */
export function relatedTests(changed, sources, most = MOST) {
  const reached = reachedFrom(changed, sources);
  const journeys = relatedJourneys(changed, new Set(sources.map(([file]) => file)));
  const folders = foldersOf(reached);
  const distance = (file) =>
    journeys.has(file) ? 1 : Math.min(reached.get(file) ?? Infinity, distanceBeside(file, folders));
  const related = sources
    .map(([file]) => file)
    .filter((file) => TEST.test(file) && distance(file) < Infinity)
    .toSorted((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1));
  const things = new Set(changed.map(thingOf));
  const tests = [...Map.groupBy(related, partOf).values()].flatMap((ofPart) => {
    // Half of the places are for the calls of the same subject, which near tests would displace.
    const calls = ofPart.filter((file) => isCall(file) && things.has(thingOf(file)));
    return [...new Set([...calls.slice(0, most / 2), ...ofPart])].slice(0, most);
  });
  const users = [...reached].filter(([, far]) => far < 2).map(([file]) => file);
  return { tests, left: related.length - tests.length, users };
}

/** Returns the files that import the changed ones, with the number of imports between, the nearest first. */
function reachedFrom(changed, sources) {
  const importers = Map.groupBy(arrowsOf(sources), ({ target }) => target);
  const reached = new Map(changed.map((file) => [file, 0]));
  // The loop also visits entries that it adds to the map.
  for (const [file, far] of reached)
    if (far === 0 || !isAssembly(file))
      for (const { file: importer } of importers.get(file) ?? [])
        if (!reached.has(importer)) reached.set(importer, far + 1);
  return reached;
}

/** Returns the folders of these files, without tests, with the distance of their nearest file. */
function foldersOf(reached) {
  const folders = new Map();
  for (const [file, far] of reached) {
    const folder = path.posix.dirname(file);
    if (!TEST.test(file) && !folders.has(folder)) folders.set(folder, far);
  }
  return folders;
}

/**
 * Returns the distance of a test next to a changed file, or next to a reached file of the calls, whose tests use the
 * assembly. Journeys share one folder and are next to nothing.
 */
function distanceBeside(file, folders) {
  const far = folders.get(path.posix.dirname(file));
  const counts = far === 0 ? !file.startsWith('e2e/') : isCall(file);
  return counts && far !== undefined ? far + 1 : Infinity;
}

const partOf = (file) => file.split('/', 1)[0];

const isCall = (file) => file.startsWith('server/src/calls/');

/** Returns the subject of a file in the contract, the modules or the calls: a folder's name. */
const thingOf = (file) =>
  /^(?:contract|server)\/src\/(?:modules\/|calls\/)?([^/]+)\//.exec(file)?.[1];

/** Returns whether a file imports many others, as helpers of tests do. */
const isAssembly = (file) => ASSEMBLIES.has(file) || file.includes('/testing/');

/** Returns the files that use one of these messages. */
export function usersOfMessages(keys, sources) {
  if (keys.length === 0) return [];
  const use = new RegExp(`\\bm\\.(${keys.join('|')})\\b`);
  return sources.filter(([, source]) => use.test(source)).map(([file]) => file);
}
