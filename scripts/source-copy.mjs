// A copy of the house in another folder, for checks that take something away or build it apart. What is installed is
// only linked to; the workspaces among it are those of the copy.
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './processes.mjs';
import { readSource, sourceFiles } from './source-files.mjs';

/**
 * Copies the sources that pass and links the packages.
 * @param target an empty folder
 * @param isWanted says of each file, by its path in the repository, whether it is to be there
 */
export function copySources(target, isWanted = () => true) {
  for (const file of sourceFiles(/./).filter(isWanted))
    cpSync(path.join(ROOT, file), path.join(target, file));
  const { workspaces } = JSON.parse(readSource('package.json'));
  const kept = workspaces.filter((name) => isWanted(`${name}/package.json`));
  for (const folder of ['', ...kept]) {
    linkAll(
      path.join(ROOT, folder, 'node_modules'),
      path.join(target, folder, 'node_modules'),
      (name) => name !== '@pieno' && !name.startsWith('.vite'),
    );
  }
  const scope = path.join(target, 'node_modules/@pieno');
  mkdirSync(scope);
  for (const name of kept) link(path.join(target, name), path.join(scope, name));
}

function linkAll(from, to, isWanted) {
  mkdirSync(to, { recursive: true });
  for (const name of list(from).filter(isWanted)) link(path.join(from, name), path.join(to, name));
}

/** Not every workspace has packages of its own. */
function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

// Windows lets everybody make junctions, and nobody but administrators links.
const link = (to, at) => symlinkSync(to, at, 'junction');
