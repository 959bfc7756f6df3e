// Tests rule database-guards.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { embeddedTemplate } from '../../testing/database/database.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openEmbedded } from './open.ts';
import { DataFolderInUse, lockDataFolder } from './owner-lock.ts';

const SECOND = `
  import { lockDataFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'owner-lock.ts'))};
  try { lockDataFolder(process.argv[1]); console.log('taken'); }
  catch (error) { console.log(error.message); }`;

/** Lets another process try to lock the folder. @returns its output */
function anotherProcess(dataDir: string): string {
  const args = ['--input-type=module', '-e', SECOND, dataDir];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
}

test('a second process is refused in a sentence that names the first', () => {
  const dataDir = temporaryFolder();
  const release = lockDataFolder(dataDir);
  expect(anotherProcess(dataDir)).toMatch(
    new RegExp(
      `^La cartella dati ${dataDir} è già in uso dal processo ${process.pid}, avviato il \\d+ \\S+ \\d{4} alle ore \\d\\d:\\d\\d:\\d\\d: fermalo o scegli un'altra cartella con DATA_DIR\\.$`,
    ),
  );
  release();
  expect(anotherProcess(dataDir)).toBe('taken');
});

test('a second opening in the same process is refused too', async () => {
  const dataDir = temporaryFolder();
  const options = { dataDir, template: embeddedTemplate() };
  const first = await openEmbedded(options, silentLogger);
  await expect(openEmbedded(options, silentLogger)).rejects.toThrow(DataFolderInUse);
  await first.close();
  const again = await openEmbedded({ dataDir }, silentLogger);
  await again.close();
});

test('the folder is accessible only by its owner', async () => {
  const dataDir = path.join(temporaryFolder(), 'data');
  const database = await openEmbedded({ dataDir, template: embeddedTemplate() }, silentLogger);
  await database.close();
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});
