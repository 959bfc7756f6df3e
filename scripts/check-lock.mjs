// The lock file must install anywhere: npm ci refuses one that lacks an optional package of another platform, and
// npm writes such a file where a registry does not offer that package. It names no registry either.
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

/** Looks for a package where Node would: beside the one that asks, then further out. */
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
