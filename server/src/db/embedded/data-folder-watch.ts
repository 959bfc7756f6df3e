import { statSync } from 'node:fs';
import path from 'node:path';
import { readOwner } from './owner-lock.ts';

/** Milliseconds between two checks of the folder. */
const EVERY_MS = 2_000;

interface FolderWatch {
  /** Checks now, instead of at the next interval. */
  check(): void;
  stop(): void;
}

/**
 * Watches whether the embedded database's folder is still the one that was opened. Open files of a removed folder still
 * work, so nothing else notices the loss of data; a new folder in its place belongs to another process.
 * @param onGone called once, when the folder was removed or replaced
 */
export function watchFolder(dataDir: string, onGone: () => void): FolderWatch {
  const was = look(dataDir);
  let isGone = false;
  const check = () => {
    if (isGone || look(dataDir) === was) return;
    isGone = true;
    clearInterval(timer);
    onGone();
  };
  const timer = setInterval(check, EVERY_MS).unref();
  return { check, stop: () => clearInterval(timer) };
}

/**
 * Describes what must not change while the folder is used: the folders, the existence of a database, and its owner.
 * File numbers alone do not suffice, as they are reused.
 */
function look(dataDir: string): string {
  const db = path.join(dataDir, 'db');
  const version = statSync(path.join(db, 'PG_VERSION'), { throwIfNoEntry: false });
  const numbers = [dataDir, db].map((name) => statSync(name, { throwIfNoEntry: false })?.ino);
  return JSON.stringify([numbers, version !== undefined, readOwner(dataDir)]);
}
