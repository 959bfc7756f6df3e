// Which tests a change can touch: those beside a changed file, those that import it directly or through others, and
// journeys named like it. A guess for the way there, and not more than a coffee's worth; npm test runs everything.
import path from 'node:path';

const IMPORT = /\b(?:from|import|mock)\s*\(?\s*'([^'\n]+)'|\bnew URL\(\s*'(\.[^'\n]+)'/g;
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
  const importers = importersOf(sources);
  // By the number of imports between a file and the change. A map that grows is walked to its end.
  const reached = new Map(changed.map((file) => [file, 0]));
  for (const [file, far] of reached)
    if (far === 0 || !isAssembly(file))
      for (const importer of importers.get(file) ?? [])
        if (!reached.has(importer)) reached.set(importer, far + 1);
  const folders = new Set(changed.filter((file) => !TEST.test(file)).map(path.posix.dirname));
  const journeys = relatedJourneys(changed, new Set(sources.map(([file]) => file)));
  const distance = (file) =>
    isBeside(file, folders) || journeys.has(file) ? 1 : (reached.get(file) ?? Infinity);
  const related = sources
    .map(([file]) => file)
    .filter((file) => TEST.test(file) && distance(file) < Infinity)
    .toSorted((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1));
  const parts = new Set(related.map(partOf));
  const tests = [...parts].flatMap((part) =>
    related.filter((file) => partOf(file) === part).slice(0, most),
  );
  const users = [...reached].filter(([, far]) => far < 2).map(([file]) => file);
  return { tests, left: related.length - tests.length, users };
}

const partOf = (file) => file.split('/', 1)[0];

/** Returns whether a file brings much together, as the helpers of tests do. */
const isAssembly = (file) => ASSEMBLIES.has(file) || file.includes('/testing/');

/** Returns the files that import each file. */
function importersOf(sources) {
  const importers = new Map();
  for (const [file, source] of sources) {
    for (const [, specifier, url] of source.matchAll(IMPORT)) {
      const imported = resolve(file, specifier ?? url);
      if (!imported) continue;
      if (!importers.has(imported)) importers.set(imported, new Set());
      importers.get(imported).add(file);
    }
  }
  return importers;
}

/** Returns the path of an imported file of the repository; undefined for a package. */
function resolve(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  const [, workspace, rest] = /^@pieno\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  return workspace && `${workspace}/src/${rest}`;
}

/** Returns the files that use one of these messages. */
export function usersOfMessages(keys, sources) {
  if (keys.length === 0) return [];
  const use = new RegExp(`\\bm\\.(${keys.join('|')})\\b`);
  return sources.filter(([, source]) => use.test(source)).map(([file]) => file);
}

/** Journeys for folders that are not called like them. */
const JOURNEYS = [
  [/^web\/worker\//, ['offline', 'update', 'worker']],
  [/^web\/src\/pwa\//, ['prompts', 'update']],
  [/^web\/src\/session\/|^server\/src\/modules\/(guests|visitors)\//, ['sessions']],
  [/\/(login|register)\//, ['accounts']],
  [/\/(forget|change)-password\//, ['recovery']],
  [/^web\/src\/(forms|api)\//, ['failures', 'accounts']],
];
/** The journey for changes of what is delivered that have none of their own. */
const SHORTEST = 'e2e/first-visit.spec.ts';

/** Returns the paths of the journeys to run, of all that there are. */
function relatedJourneys(changed, all) {
  const names = new Set();
  for (const file of changed) {
    for (const [folder, journeys] of JOURNEYS)
      if (folder.test(file)) journeys.forEach((journey) => names.add(journey));
    // The parts of the path, without the ending: a change in screens/settings/ runs e2e/settings.spec.ts.
    for (const part of file.replace(/\.[^/]*$/, '').split('/')) names.add(part);
  }
  const own = [...names].map((name) => `e2e/${name}.spec.ts`).filter((file) => all.has(file));
  const isDelivered = changed.some((file) => /^(web|server|contract)\/(?!.*\.test\.)/.test(file));
  return new Set(own.length === 0 && isDelivered ? [SHORTEST] : own);
}

/** Returns whether a test lies in one of these folders; journeys all lie in one. */
const isBeside = (file, folders) =>
  !file.startsWith('e2e/') && folders.has(path.posix.dirname(file));
