import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Mails kept, the newest. */
export const OUTBOX_KEPT = 100;

/**
 * Puts a mail into a folder that only the operator reads: whole or not at all, the oldest making room.
 * @param folder absolute; made where it is missing
 * @param message as it would have travelled
 * @returns the file
 */
export async function putInOutbox(folder: string, message: Buffer, now: Date): Promise<string> {
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
