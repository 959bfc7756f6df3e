import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../../db/embedded/data-folder.ts';

const PREFIX = 'backup-work-';

/** The path in a work folder where `copyFiles` puts the copy of the embedded database. */
export const copyIn = (work: string): string => path.join(work, 'copy');

/** Runs work with a private temporary folder, and removes the folders of killed processes. */
export async function withWorkFolder<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  makeFolder(dataDir);
  for (const name of readdirSync(dataDir)) {
    if (!name.startsWith(PREFIX) || isAlive(Number(name.slice(PREFIX.length)))) continue;
    rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
  const folder = path.join(dataDir, PREFIX + process.pid);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
