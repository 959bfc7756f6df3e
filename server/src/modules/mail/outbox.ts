import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Maximum mails in the outbox; the oldest are deleted. */
export const OUTBOX_KEPT = 100;

/**
 * Writes a mail atomically to a folder that only the operator can read, and deletes the oldest beyond `OUTBOX_KEPT`.
 * @param folder absolute path; created when it is missing
 * @param message the complete MIME message
 * @returns the file's path
 */
export async function writeToOutbox(folder: string, message: Buffer, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const name = `${now.toISOString().replaceAll(':', '-')}-${randomUUID()}`;
  const file = path.join(folder, `${name}.eml`);
  const draft = path.join(folder, `${name}.draft`);
  await writeFile(draft, message, { mode: 0o600, flag: 'wx' });
  await rename(draft, file);
  await keepNewest(folder);
  return file;
}

async function keepNewest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
  const surplus = names.slice(0, Math.max(0, names.length - OUTBOX_KEPT));
  await Promise.all(surplus.map((name) => rm(path.join(folder, name), { force: true })));
}
