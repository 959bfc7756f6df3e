// Tests rule backup-nightly.
import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { liesIn, lookAtBackupFolder, tryBackupFolder } from './backup-folder.ts';

test('a writable folder is created and left empty', () => {
  const folder = path.join(temporaryFolder(), 'on', 'another', 'disk');
  expect(lookAtBackupFolder(folder)).toBeUndefined();
  expect(existsSync(folder)).toBe(false);
  expect(tryBackupFolder(folder)).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

test('a check without writing finds a place where no folder can be created', () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const loop = path.join(temporaryFolder(), 'loop');
  symlinkSync(loop, loop);
  const isAFile = "al suo posto, o più su nel suo percorso, c'è un file";
  expect(lookAtBackupFolder(file)).toContain(isAFile);
  expect(lookAtBackupFolder(path.join(file, 'backups'))).toContain(isAFile);
  expect(lookAtBackupFolder(path.join(loop, 'backups'))).toContain('il suo percorso gira in tondo');
  expect(liesIn(path.join(loop, 'backups'), 'pieno.age', 1)).toBe(false);
});

test.each([
  ['a file', (place: string) => place, "al suo posto, o più su nel suo percorso, c'è un file"],
  ['a place below /proc', () => '/proc/pieno', 'lì non si può creare niente'],
])('%s cannot be the folder of back-ups, and the sentence says what to do', (_, of, reason) => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(tryBackupFolder(of(file))).toBe(
    `La cartella delle copie ${of(file)} non si può usare: ${reason}. Rimedia, oppure scegli un'altra cartella con BACKUP_DIR.`,
  );
});
