import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TIME_ZONE } from '@pieno/contract/time-zone.ts';

/** Who holds a data folder. */
export interface Owner {
  pid: number;
  /** ISO 8601, UTC. */
  since: string;
}

/** Another process has the data folder; the message says in Italian who and since when. */
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
// Apart from the lock file: opening and closing that one by other means would drop the kernel's lock.
const OWNER_FILE = 'owner.json';

/**
 * Takes the data folder for this process. The lock is the kernel's, so it ends with the process however
 * it ends. Two processes on one embedded database lose rows without an error (decision 0001).
 * @returns gives the folder back
 * @throws DataFolderInUse
 */
export function takeDataFolder(dataDir: string): () => void {
  const file = path.join(dataDir, LOCK_FILE);
  const lock = new DatabaseSync(file);
  try {
    // Who may read it could hold it against us; the journal beside it takes its mode.
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

function readOwner(dataDir: string): Owner | undefined {
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
