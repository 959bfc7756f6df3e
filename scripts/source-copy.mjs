// Copies the repository to another folder, for checks that remove or rebuild parts of it. Installed
// packages are linked, except for the workspaces, which are those of the copy.
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './processes.mjs';
import { readSource, sourceFiles } from './source-files.mjs';

/**
 * Copies the wanted sources and links the installed packages.
 * @param target an empty folder
 * @param isWanted returns whether a file is copied, given its path relative to the repository
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

/** Lists a folder; returns an empty list if it does not exist, because not every workspace has its own packages. */
function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

// Junctions, because creating symbolic links on Windows requires administrator rights.
const link = (to, at) => symlinkSync(to, at, 'junction');
