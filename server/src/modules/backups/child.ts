/** The process that does one step of a back-up, writing or proving it: its memory goes with it. */
import { flushCompileCache } from 'node:module';
import { DISK_FULL, isDiskFull } from '../../db/disk-full.ts';
import { Refusal } from '../../refusal.ts';
import { provePart, writePart, type BackupTask, type MadeBackup } from './make-backup.ts';

export type BackupMessage =
  | { type: 'ready' }
  | { type: 'done'; done: Partial<MadeBackup> }
  | { type: 'refused'; sentence: string }
  | { type: 'failed'; reason: string };

export type BackupStep = BackupTask & { step: keyof typeof STEPS };
const STEPS = { write: writePart, prove: provePart };

// Signals to the whole group are for the server, which ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on(
  'message',
  (task: BackupStep) => void answer(task).then((result) => process.send!(result)),
);
flushCompileCache();
process.send!({ type: 'ready' } satisfies BackupMessage);

async function answer({ step, ...task }: BackupStep): Promise<BackupMessage> {
  try {
    return { type: 'done', done: await STEPS[step](task) };
  } catch (error) {
    if (error instanceof Refusal) return { type: 'refused', sentence: error.message };
    if (isDiskFull(error)) return { type: 'refused', sentence: DISK_FULL };
    return { type: 'failed', reason: (error as Error).stack ?? String(error) };
  }
}
