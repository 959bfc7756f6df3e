// Checks that the lock file can be installed on every platform: npm ci refuses a file that lacks an
// optional package of another platform, and npm writes such a file if the registry in use does not
// offer that package. Also checks that the file contains no registry URL.
import { readSource } from './source-files.mjs';

const { packages } = JSON.parse(readSource('package-lock.json'));
const problems = [];
for (const [folder, entry] of Object.entries(packages)) {
  if (entry.resolved?.includes('://')) problems.push(`${folder} names a registry`);
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!isLocked(folder, name))
      problems.push(`${folder || 'the root'}: ${name} is not in the lock file`);
  }
}

/** Returns whether a package is locked where Node would find it: next to the dependent or in a parent folder. */
function isLocked(folder, name) {
  const prefix = folder && `${folder}/`;
  if (`${prefix}node_modules/${name}` in packages) return true;
  return (
    folder !== '' && isLocked(folder.replace(/\/?(node_modules\/)?(@[^/]+\/)?[^/]+$/, ''), name)
  );
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
