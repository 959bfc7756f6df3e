import { statSync } from 'node:fs';
import path from 'node:path';
import { readOwner } from './owner-lock.ts';

/** Milliseconds between two checks of the folder. */
const EVERY_MS = 2_000;

/** A watch over a folder. */
interface FolderWatch {
  /** Looks now, instead of at the next check. */
  check(): void;
  stop(): void;
}

/**
 * Watches whether the embedded database's folder is still the one that was opened. The open files of a folder that was
 * removed go on working, so nothing else notices that what they hold is lost; and a new folder in its place belongs to
 * another process.
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
 * Describes what must not change while the folder is used: the folders themselves, that there is a database, and its
 * owner. Numbers of files alone would not do: the next file may get that of a removed one.
 */
function look(dataDir: string): string {
  const db = path.join(dataDir, 'db');
  const version = statSync(path.join(db, 'PG_VERSION'), { throwIfNoEntry: false });
  const numbers = [dataDir, db].map((name) => statSync(name, { throwIfNoEntry: false })?.ino);
  return JSON.stringify([numbers, version !== undefined, readOwner(dataDir)]);
}
