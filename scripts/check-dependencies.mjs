// Each workspace may import only what its own package.json names: npm hoists, so an undeclared package
// would be found all the same, and the border between web and server would be a promise. And it names nothing
// but that and what its packages want beside them.
import { builtinModules } from 'node:module';
import { readSource, sourceFiles } from './source-files.mjs';

const IMPORT = /\b(?:from\s*|import\s*\(?\s*)'([@\w.#/][^'\s,]*)'/g;
const LOCK = JSON.parse(readSource('package-lock.json'));
// Runners and types that every workspace takes from the root.
const FROM_ROOT = Object.keys(JSON.parse(readSource('package.json')).devDependencies);
// Loaded by name: by pino and by Paraglide.
const UNIMPORTED = ['pino-pretty', '@inlang/plugin-message-format'];

const problems = [];
for (const workspace of JSON.parse(readSource('package.json')).workspaces) {
  const { name, dependencies, devDependencies } = JSON.parse(
    readSource(`${workspace}/package.json`),
  );
  const declared = Object.keys({ ...dependencies, ...devDependencies });
  const allowed = new Set([name, ...declared, ...FROM_ROOT]);
  const needed = new Set(UNIMPORTED);
  for (const file of sourceFiles(new RegExp(`^${workspace}/.*\\.(ts|tsx|mjs)$`))) {
    for (const [, specifier] of readSource(file).matchAll(IMPORT)) {
      const imported = packageOf(specifier);
      if (!imported) continue;
      needed.add(imported).add(typesOf(imported));
      if (!allowed.has(imported) && !allowed.has(typesOf(imported)))
        problems.push(`${file}: ${imported} is not in ${workspace}/package.json`);
    }
  }
  // What one needs may want another beside it: a set that grows is walked to its end.
  for (const one of needed)
    if (declared.includes(one)) peersOf(one, workspace).forEach((peer) => needed.add(peer));
  for (const one of declared)
    if (!needed.has(one)) problems.push(`${workspace}/package.json: nothing needs ${one}`);
}

function packageOf(specifier) {
  if (/^[./#]|^(node|virtual):/.test(specifier) || builtinModules.includes(specifier))
    return undefined;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function peersOf(packageName, workspace) {
  const { packages } = LOCK;
  const own = packages[`${workspace}/node_modules/${packageName}`];
  const entry = own ?? packages[`node_modules/${packageName}`];
  return Object.keys(entry.peerDependencies ?? {});
}

function typesOf(packageName) {
  return `@types/${packageName}`;
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
