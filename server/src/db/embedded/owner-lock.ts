import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';

/** The process that holds a data folder. */
export interface Owner {
  pid: number;
  /** ISO 8601, UTC. */
  since: string;
}

/** Another process uses the data folder; the message says in Italian which one and since when. */
export class DataFolderInUse extends Error {
  readonly owner: Owner | undefined;

  constructor(dataDir: string, owner: Owner | undefined) {
    super(
      `La cartella dati ${dataDir} è già in uso ${owner ? `dal processo ${owner.pid}, avviato il ${inItalian(owner.since)}` : 'da un altro processo'}: fermalo o scegli un'altra cartella con DATA_DIR.`,
    );
    this.owner = owner;
  }
}

const LOCK_FILE = 'owner.lock';
// Separate from the lock file: opening and closing that file again in this process would release its lock.
const OWNER_FILE = 'owner.json';

/**
 * Locks the data folder for this process. It is a lock of the operating system, so it is released however the process
 * ends. Two processes on one embedded database lose rows without an error (decision 0001).
 * @returns a function that releases the lock
 * @throws DataFolderInUse
 */
export function lockDataFolder(dataDir: string): () => void {
  const file = path.join(dataDir, LOCK_FILE);
  const lock = new DatabaseSync(file);
  try {
    // Anybody who can read the file could lock it and block us. SQLite's journal beside it gets the same mode.
    chmodSync(file, 0o600);
    lock.exec('begin exclusive');
    const owner: Owner = { pid: process.pid, since: new Date().toISOString() };
    writeFileSync(path.join(dataDir, OWNER_FILE), JSON.stringify(owner), { mode: 0o600 });
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== 5) throw error;
    throw new DataFolderInUse(dataDir, readOwner(dataDir));
  }
  return () => {
    lock.close();
  };
}

/** Reads which process holds, or last held, the data folder; undefined when it is unknown. */
export function readOwner(dataDir: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path.join(dataDir, OWNER_FILE), 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function inItalian(iso: string): string {
  return new Intl.DateTimeFormat('it-IT', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: TIME_ZONE,
  }).format(new Date(iso));
}
