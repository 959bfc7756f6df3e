import { statSync } from 'node:fs';
import path from 'node:path';
import { readOwner } from './owner-lock.ts';

/** Milliseconds between two checks of the folder. */
const EVERY_MS = 2_000;

/**
 * Watches whether the embedded database's folder is still the one that was opened. The open files of a folder that was
 * removed go on working, so nothing else notices that what they hold is lost; and a new folder in its place belongs to
 * another process.
 * @param onGone called once, when the folder was removed or replaced
 * @returns a function that stops watching
 */
export function watchFolder(dataDir: string, onGone: () => void): () => void {
  const was = look(dataDir);
  const timer = setInterval(() => {
    if (look(dataDir) === was) return;
    clearInterval(timer);
    onGone();
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Describes what must not change while the folder is used: the folders themselves, that there is a database, and its
 * owner. Numbers of files alone would not do: the next file may get that of a removed one.
 */
function look(dataDir: string): string {
  const db = path.join(dataDir, 'db');
  const version = statSync(path.join(db, 'PG_VERSION'), { throwIfNoEntry: false });
  const numbers = [dataDir, db].map((name) => statSync(name, { throwIfNoEntry: false })?.ino);
  return JSON.stringify([numbers, version !== undefined, readOwner(dataDir)]);
}
