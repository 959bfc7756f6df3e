// Which tests a change can touch: those beside a changed file, those that import it directly or through others, those of
// the calls above it, and journeys of its screen. A guess for the way there, and not more than a coffee's worth;
// npm test runs everything.
import path from 'node:path';
import { arrowsOf } from '../checks/imports.mjs';
import { relatedJourneys } from './related-journeys.mjs';

const TEST = /\.(test|spec)\.(ts|tsx|mjs)$/;
/** They bring everything together: behind them lies every test. */
const ASSEMBLIES = new Set([
  'server/src/api.ts',
  'server/src/app.ts',
  'server/src/main.ts',
  'web/src/main.tsx',
  'web/src/route-tree.gen.ts',
  'web/src/router.tsx',
  'gallery/src/registry.ts',
]);

/** Test files of one part that a run on the way takes: of a change that touches more, those nearest to it. */
const MOST = 6;

/**
 * @param changed paths of changed files
 * @param sources pairs of a file's path and its text: all code of the repository
 * @returns `tests`, the paths of test files, of each part those nearest to the change; `left`, how many further ones it
 * can touch; and `users`, the paths of the files that were changed or import one that was
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
    // What is close by would leave no room for the calls of the same thing, where its rules meet requests.
    const calls = ofPart.filter((file) => isCall(file) && things.has(thingOf(file)));
    return [...new Set([...calls.slice(0, most / 2), ...ofPart])].slice(0, most);
  });
  const users = [...reached].filter(([, far]) => far < 2).map(([file]) => file);
  return { tests, left: related.length - tests.length, users };
}

/** Returns the files that lead to the changed ones, with the number of imports between, the nearest first. */
function reachedFrom(changed, sources) {
  const importers = Map.groupBy(arrowsOf(sources), ({ target }) => target);
  const reached = new Map(changed.map((file) => [file, 0]));
  // A map that grows is walked to its end.
  for (const [file, far] of reached)
    if (far === 0 || !isAssembly(file))
      for (const { file: importer } of importers.get(file) ?? [])
        if (!reached.has(importer)) reached.set(importer, far + 1);
  return reached;
}

/** Returns the folders of these files, tests not counted, with the distance of their nearest file. */
function foldersOf(reached) {
  const folders = new Map();
  for (const [file, far] of reached) {
    const folder = path.posix.dirname(file);
    if (!TEST.test(file) && !folders.has(folder)) folders.set(folder, far);
  }
  return folders;
}

/**
 * Returns how far a test is that lies beside a changed file; beside a reached one in the calls, whose tests ask the
 * assembly. Journeys all lie in one folder, beside nothing.
 */
function distanceBeside(file, folders) {
  const far = folders.get(path.posix.dirname(file));
  const counts = far === 0 ? !file.startsWith('e2e/') : isCall(file);
  return counts && far !== undefined ? far + 1 : Infinity;
}

const partOf = (file) => file.split('/', 1)[0];

const isCall = (file) => file.startsWith('server/src/calls/');

/** Returns the thing that a file of the contract, of the modules or of the calls belongs to: a folder's name. */
const thingOf = (file) =>
  /^(?:contract|server)\/src\/(?:modules\/|calls\/)?([^/]+)\//.exec(file)?.[1];

/** Returns whether a file brings much together, as the helpers of tests do. */
const isAssembly = (file) => ASSEMBLIES.has(file) || file.includes('/testing/');

/** Returns the files that use one of these messages. */
export function usersOfMessages(keys, sources) {
  if (keys.length === 0) return [];
  const use = new RegExp(`\\bm\\.(${keys.join('|')})\\b`);
  return sources.filter(([, source]) => use.test(source)).map(([file]) => file);
}
