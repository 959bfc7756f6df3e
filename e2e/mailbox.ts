/** Access to the mails that the product writes to its outbox folder. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from './test.ts';

const OUTBOX = path.join(process.env.E2E_DATA!, 'outbox');

/**
 * Waits until `asked` recovery codes have been mailed to an address, and returns the newest.
 * @param asked the number of codes requested so far
 */
export async function recoveryCodeOf(email: string, asked = 1): Promise<string> {
  let codes: string[] = [];
  await expect.poll(async () => (codes = await codesTo(email)).length, email).toBe(asked);
  return codes.at(-1)!;
}

/** Returns all recovery codes mailed to an address, newest last. */
export async function codesTo(email: string): Promise<string[]> {
  const names = await readdir(OUTBOX).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(files.map((name) => readFile(path.join(OUTBOX, name), 'utf8')));
  return mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => /^ {4}(\d{8})\r?$/m.exec(mail)![1]!);
}
