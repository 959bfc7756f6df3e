/** The mails of the product, as its operator reads them. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from './test.ts';

const OUTBOX = path.join(process.env.E2E_DATA!, 'outbox');

/**
 * The newest recovery code in the mails to somebody.
 * @param asked how often one was asked for: as many are waited for
 */
export async function recoveryCodeOf(email: string, asked = 1): Promise<string> {
  let codes: string[] = [];
  await expect.poll(async () => (codes = await codesTo(email)).length, email).toBe(asked);
  return codes.at(-1)!;
}

/** The newest last. */
export async function codesTo(email: string): Promise<string[]> {
  const names = await readdir(OUTBOX).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(files.map((name) => readFile(path.join(OUTBOX, name), 'utf8')));
  return mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => /^ {4}(\d{8})\r?$/m.exec(mail)![1]!);
}
