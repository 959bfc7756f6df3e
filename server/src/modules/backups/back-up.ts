import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { TaskProcess } from '../../child/task-process.ts';
import type { CommandContext } from '../../control/command.ts';
import { makeFolder } from '../../db/embedded/data-folder.ts';
import { syncOpened } from '../../db/embedded/durable-fs.ts';
import { Refusal } from '../../refusal.ts';
import { findMark } from '../../secrets.ts';
import { typedCommand } from '../../typed-command.ts';
import type { BackupResult, BackupStep } from './child.ts';
import type { MadeBackup } from './make-backup.ts';
import { saveProof } from './proofs.ts';
import { copyIn, withWorkFolder } from './work-folder.ts';

const NO_KEY = `Senza chiave non si scrive nessuna copia: «${typedCommand('data key')}» ne fa una, poi metti quella pubblica in BACKUP_KEY.`;
const TWO_AT_ONCE = "C'è già una copia in corso: aspetta che finisca.";

const CHILD = {
  entry: new URL('./child.ts', import.meta.url),
  name: 'the process for back-ups',
  taskMs: 2 * 60 * 60_000,
  idleMs: 0,
  heapMb: 48,
  // The first two are those of the server's start (scripts/run/server-process.mjs).
  nodeArgs: [
    '--no-wasm-tier-up',
    '--no-wasm-dynamic-tiering',
    '--max-semi-space-size=1',
    '--optimize-for-size',
  ],
  isSpent: () => true,
};

type Parts = Pick<CommandContext, 'database' | 'clock' | 'config' | 'signal' | 'waitWhileBusy'>;

/**
 * Writes a proven back-up of the database in use, in a separate process (rule backup-proven).
 * @param file path of the new file; it must not exist
 * @throws Refusal without a key, while another back-up is being made, and when the proof fails: no file remains
 */
export async function backUp(
  { database, clock, config, signal, waitWhileBusy }: Parts,
  { file, isOpen }: { file: string; isOpen: boolean },
): Promise<MadeBackup> {
  if (!isOpen && !config.backupKey) throw new Refusal(NO_KEY);
  if (existsSync(file)) throw new Refusal(`Il file ${file} c'è già: scegli un altro nome.`);
  const release = await database.tryLock('backup');
  if (!release) throw new Refusal(TWO_AT_ONCE);
  const part = `${file}.part`;
  try {
    makeFolder(path.dirname(file));
    return await withWorkFolder(config.dataDir, async (work) => {
      // Read before the copy, as the first call creates the secret.
      const given = {
        at: clock.now().toISOString(),
        open: isOpen,
        secret_mark: isOpen ? null : await findMark(database.kysely, config.secret),
      };
      await database.copyFiles?.(path.join(copyIn(work), 'db'));
      const { databaseUrl } = config;
      const recipient = isOpen ? undefined : config.backupKey;
      // Imported late: age's ciphers take memory that a server without back-ups does not need.
      const { makeKeys } = await import('./keys.ts');
      const task = { given, part, recipient, own: await makeKeys(), databaseUrl, work };
      const written = await inChild({ step: 'write', ...task }, signal);
      await waitWhileBusy?.(signal);
      const proven = await inChild({ step: 'prove', ...task }, signal);
      renameSync(part, file);
      syncOpened(path.dirname(file));
      const made = { ...written, ...proven } as MadeBackup;
      if (!isOpen) {
        const isThere = path.dirname(file) === config.backupDir;
        const proven = { ...made, file: isThere ? path.basename(file) : null };
        await saveProof(database.kysely, new Date(given.at), proven);
      }
      return made;
    });
  } finally {
    rmSync(part, { force: true });
    await release();
  }
}

async function inChild(task: BackupStep, signal: AbortSignal): Promise<Partial<MadeBackup>> {
  signal.throwIfAborted();
  const child = new TaskProcess<BackupStep, BackupResult>(CHILD);
  const end = () => child.end();
  signal.addEventListener('abort', end);
  try {
    const result = await child.run(task);
    signal.throwIfAborted();
    if (result?.type === 'done') return result.done;
    if (result?.type === 'refused') throw new Refusal(result.sentence);
    if (result?.type === 'failed') throw new Error(result.reason);
    throw new Refusal('La copia non è riuscita: il suo processo è stato fermato. Ripeti.');
  } finally {
    signal.removeEventListener('abort', end);
    child.end();
  }
}
