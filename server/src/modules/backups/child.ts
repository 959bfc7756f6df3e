/** The process that writes or proves a back-up; its memory is freed when it ends. */
import { flushCompileCache } from 'node:module';
import { serveTasks } from '../../child/serve-tasks.ts';
import { DISK_FULL, isDiskFull } from '../../db/disk-full.ts';
import { Refusal } from '../../refusal.ts';
import { provePart, writePart, type BackupTask, type MadeBackup } from './make-backup.ts';

export type BackupResult =
  | { type: 'done'; done: Partial<MadeBackup> }
  | { type: 'refused'; sentence: string }
  | { type: 'failed'; reason: string };

export type BackupStep = BackupTask & { step: keyof typeof STEPS };
const STEPS = { write: writePart, prove: provePart };

flushCompileCache();
serveTasks(doStep);

async function doStep({ step, ...task }: BackupStep): Promise<BackupResult> {
  try {
    return { type: 'done', done: await STEPS[step](task) };
  } catch (error) {
    if (error instanceof Refusal) return { type: 'refused', sentence: error.message };
    if (isDiskFull(error)) return { type: 'refused', sentence: DISK_FULL };
    return { type: 'failed', reason: (error as Error).stack ?? String(error) };
  }
}
