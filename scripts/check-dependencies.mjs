// Each workspace may import only what its own package.json names: npm hoists, so an undeclared package
// would be found all the same, and the border between web and server would be a promise.
import { builtinModules } from 'node:module';
import { readSource, sourceFiles } from './source-files.mjs';

const IMPORT = /\b(?:from\s*|import\s*\(?\s*)'([@\w.#/][^'\s,]*)'/g;
// Runners and types that every workspace takes from the root.
const FROM_ROOT = Object.keys(JSON.parse(readSource('package.json')).devDependencies);

const problems = [];
for (const workspace of JSON.parse(readSource('package.json')).workspaces) {
  const { name, dependencies, devDependencies } = JSON.parse(
    readSource(`${workspace}/package.json`),
  );
  const declared = new Set([
    name,
    ...Object.keys({ ...dependencies, ...devDependencies }),
    ...FROM_ROOT,
  ]);
  for (const file of sourceFiles(new RegExp(`^${workspace}/.*\\.(ts|tsx|mjs)$`))) {
    for (const [, specifier] of readSource(file).matchAll(IMPORT)) {
      const missing = packageOf(specifier);
      if (missing && !declared.has(missing) && !declared.has(`@types/${missing}`))
        problems.push(`${file}: ${missing} is not in ${workspace}/package.json`);
    }
  }
}

function packageOf(specifier) {
  if (/^[./#]|^(node|virtual):/.test(specifier) || builtinModules.includes(specifier))
    return undefined;
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
