import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { embeddedTemplate } from '../../testing/database/database.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { DataFolderUnusable, explainFolderErrors } from './data-folder.ts';
import { openEmbedded } from './open.ts';

const open = (dataDir: string) =>
  openEmbedded({ dataDir, template: embeddedTemplate() }, silentLogger);

const A_FILE = /: al suo posto, o più su nel suo percorso, c'è un file\./;

function folderWith(name: string, content: string): string {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, name), content);
  return folder;
}

test.each([
  ['a file', () => path.join(folderWith('file', ''), 'file'), A_FILE],
  ['below a file', () => path.join(folderWith('file', ''), 'file/a/b'), A_FILE],
  ['a long name', () => path.join(temporaryFolder(), 'x'.repeat(300)), /: il suo nome è troppo/],
  ['a database that is a file', () => folderWith('db', ''), A_FILE],
  ['a damaged lock', () => folderWith('owner.lock', 'x'.repeat(4096)), /owner\.lock è danneggiato/],
])('%s is reported in a sentence', async (_what, makeDataDir, sentence) => {
  const opening = open(makeDataDir());
  await expect(opening).rejects.toThrow(DataFolderUnusable);
  await expect(opening).rejects.toThrow(sentence);
});

test.runIf(process.platform === 'linux')(
  'a folder that the kernel cannot create fails at once',
  () => expect(open('/proc/pieno/data')).rejects.toThrow(/: lì non si può creare niente\./),
);

test.each([
  ['EACCES', /: non c'è il permesso di scriverci\./],
  ['EROFS', /: è in sola lettura\./],
  ['ENOSPC', /: il disco è pieno\./],
])('%s is reported in a sentence', (code, sentence) => {
  const fail = () => {
    throw Object.assign(new Error('boom'), { code });
  };
  expect(() => explainFolderErrors('/srv/pieno', fail)).toThrow(sentence);
});

test('a damaged database is reported in a sentence, and the folder is unlocked', async () => {
  const dataDir = temporaryFolder();
  await (await open(dataDir)).close();
  writeFileSync(path.join(dataDir, 'db/global/pg_control'), Buffer.alloc(8192, 7));
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(open(dataDir)).rejects.toThrow(/: il database che contiene non si apre, /);
});

test("an existing folder keeps its mode, Pieno's own is accessible only by its user", async () => {
  const dataDir = temporaryFolder();
  chmodSync(dataDir, 0o755);
  const modeOf = (name: string) => statSync(path.join(dataDir, name)).mode & 0o777;
  const openToOthers = () => readdirSync(dataDir).filter((name) => (modeOf(name) & 0o077) !== 0);
  const first = await open(dataDir);
  expect(modeOf('.')).toBe(0o755);
  expect(openToOthers()).toEqual([]);
  await first.close();

  // The mode after the folder was copied with other tools.
  chmodSync(path.join(dataDir, 'db'), 0o755);
  const second = await open(dataDir);
  expect(openToOthers()).toEqual([]);
  await second.close();
});
