// Finds a Node 24, which runs TypeScript directly: the one among the dependencies, or else the current one.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './processes.mjs';

export const OLDEST = 24;

/** @returns the path of a Node that is 24 or newer, or undefined */
export function findNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const packaged = path.join(ROOT, 'node_modules', name, 'bin', file);
  return [packaged, process.execPath].find((node) => major(node) >= OLDEST);
}

function major(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0);
}

/** Returns the environment with that Node and the dependencies' programs first in PATH. */
export function environmentWith(node) {
  const folders = [path.dirname(node), path.join(ROOT, 'node_modules', '.bin')];
  return { ...process.env, PATH: [...folders, process.env.PATH].join(path.delimiter) };
}
