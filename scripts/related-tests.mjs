// Which tests a change can touch: those beside a changed file, those that import it directly or through others, and
// journeys named like it. A guess for the way there; npm test runs everything.
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

/**
 * @param changed paths of changed files
 * @param sources pairs of a file's path and its text: all code of the repository
 * @returns the sorted paths of the test files
 */
export function relatedTests(changed, sources) {
  const importers = importersOf(sources);
  const reached = new Set(changed);
  // A set that grows is walked to its end.
  for (const file of reached)
    if (changed.includes(file) || !isAssembly(file))
      for (const importer of importers.get(file) ?? []) reached.add(importer);
  const folders = new Set(changed.filter((file) => !TEST.test(file)).map(path.posix.dirname));
  const files = sources.map(([file]) => file).filter((file) => TEST.test(file));
  const journeys = relatedJourneys(changed);
  return files
    .filter((file) => reached.has(file) || isBeside(file, folders) || journeys.has(file))
    .toSorted();
}

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
  [/^web\/src\/pwa\//, ['prompts', 'update', 'offline']],
  [/^web\/src\/session\/|\/(login|register)\//, ['accounts', 'sessions', 'access']],
  [/^server\/src\/modules\/(accounts|guests|visitors)\//, ['accounts', 'sessions']],
  [/\/(forget|change)-password\//, ['recovery']],
  [/^web\/src\/(forms|api)\//, ['failures', 'accounts']],
];
/** The journey for every change of what is delivered. */
const SHORTEST = 'first-visit';

/** Returns the paths of the journeys to run, among others. */
function relatedJourneys(changed) {
  const names = new Set();
  for (const file of changed) {
    if (/^(web|server|contract)\/(?!.*\.test\.)/.test(file)) names.add(SHORTEST);
    for (const [folder, journeys] of JOURNEYS)
      if (folder.test(file)) journeys.forEach((journey) => names.add(journey));
    // The parts of the path, without the ending: a change in screens/settings/ runs e2e/settings.spec.ts.
    for (const part of file.replace(/\.[^/]*$/, '').split('/')) names.add(part);
  }
  return new Set([...names].map((name) => `e2e/${name}.spec.ts`));
}

/** Returns whether a test lies in one of these folders; journeys all lie in one. */
const isBeside = (file, folders) =>
  !file.startsWith('e2e/') && folders.has(path.posix.dirname(file));
