/** Access to the mails in the product's outbox folder. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from './test.ts';

/** The data folder of the server that all journeys share. */
const SHARED = process.env.E2E_DATA!;

/**
 * Waits until `asked` recovery codes have been mailed to an address, and returns the newest.
 * @param asked number of codes requested so far
 * @param dataDir the server's data folder
 */
export async function recoveryCodeOf(email: string, asked = 1, dataDir = SHARED): Promise<string> {
  let codes: string[] = [];
  await expect.poll(async () => (codes = await codesTo(email, dataDir)).length, email).toBe(asked);
  return codes.at(-1)!;
}

async function codesTo(email: string, dataDir: string): Promise<string[]> {
  const outbox = path.join(dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(files.map((name) => readFile(path.join(outbox, name), 'utf8')));
  return mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => /^ {4}(\d{8})\r?$/m.exec(mail)![1]!);
}
