import { constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds for which a file must have been unchanged: file systems' clocks have coarse steps. */
const STILL_MS = 2_000;
const SIDE_BY_SIDE = 16;

/**
 * Copies an embedded database's files as of one instant, from which a new engine recovers as after a crash. It first
 * copies while the database works, then only what has changed since, while statements wait (decision 0060).
 * @param to a new folder
 * @param whileQuiet runs work between two transactions
 */
export async function copyDatabase(
  from: string,
  to: string,
  whileQuiet: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const copied = new Map<string, string>();
  await copyChanged(from, to, copied);
  await whileQuiet(() => copyChanged(from, to, copied));
}

/** @param copied state of each file when it was copied */
async function copyChanged(from: string, to: string, copied: Map<string, string>): Promise<void> {
  const found = new Set<string>();
  const changed: string[] = [];
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const name = path.relative(from, path.join(entry.parentPath, entry.name));
    if (entry.isDirectory()) mkdirSync(path.join(to, name), { recursive: true, mode: 0o700 });
    if (!entry.isFile()) continue;
    const stats = statSync(path.join(from, name), { throwIfNoEntry: false, bigint: true });
    if (!stats) continue;
    found.add(name);
    const state = `${stats.size} ${stats.mtimeNs}`;
    if (copied.get(name) === state) continue;
    changed.push(name);
    const isStill = Math.abs(Date.now() - Number(stats.mtimeMs)) > STILL_MS;
    copied.set(name, isStill ? state : '');
  }
  const waiting = changed.values();
  const copy = async () => {
    for (const name of waiting) await copyOne(path.join(from, name), path.join(to, name));
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, copy));
  const gone = [...copied.keys()].filter((name) => !found.has(name));
  for (const name of gone) copied.delete(name);
  await Promise.all(gone.map((name) => rm(path.join(to, name), { force: true })));
}

async function copyOne(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  } catch (error) {
    // Deleted meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
