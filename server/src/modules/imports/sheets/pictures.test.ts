import { execFileSync } from 'node:child_process';
import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { IMPORT_MAX } from '@pieno/contract/limits.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { Pictures } from './pictures.ts';

const PICTURE = { create: { width: 4, height: 4, channels: 3, background: '#15803d' } } as const;

/** A folder with a picture, and a place outside with another. */
async function folderWithPictures() {
  const outside = temporaryFolder();
  const folder = path.join(outside, 'foglio');
  await mkdir(path.join(folder, 'sotto'), { recursive: true });
  const bytes = await sharp(PICTURE).png().toBuffer();
  for (const place of [path.join(outside, 'segreto.png'), path.join(folder, 'sotto/logo.png')]) {
    await writeFile(place, bytes);
  }
  return { outside, folder, pictures: new Pictures(folder) };
}

test('a picture below the folder is read, also through a link that stays in it', async () => {
  const { folder, pictures } = await folderWithPictures();
  await symlink('sotto/logo.png', path.join(folder, 'link.png'));
  const hash = await pictures.read('sotto/logo.png');
  expect(await pictures.read('link.png')).toBe(hash);
  expect(pictures.all).toHaveLength(1);
});

test.each([
  ['a link to a file outside', 'segreto.png', 'da-fuori.png'],
  ['a link to the folder above', '.', 'sopra/segreto.png'],
])('%s is not followed', async (_, target, name) => {
  const { outside, folder, pictures } = await folderWithPictures();
  await symlink(path.join(outside, target), path.join(folder, name.split('/')[0]!));
  await expect(pictures.read(name)).rejects.toThrow(
    `${name}: il file deve stare nella cartella del CSV`,
  );
});

test('a pipe, a device, a folder and a file that is too large are refused', async () => {
  const { folder, pictures } = await folderWithPictures();
  execFileSync('mkfifo', [path.join(folder, 'pipe.png')]);
  await symlink('/dev/zero', path.join(folder, 'zero.png'));
  await writeFile(path.join(folder, 'grande.png'), '');
  await truncate(path.join(folder, 'grande.png'), IMPORT_MAX.pictureBytes + 1);
  await expect(pictures.read('pipe.png')).rejects.toThrow('pipe.png non è un file.');
  await expect(pictures.read('zero.png')).rejects.toThrow('deve stare nella cartella');
  await expect(pictures.read('sotto')).rejects.toThrow('sotto è una cartella, non un file.');
  await expect(pictures.read('grande.png')).rejects.toThrow(
    'grande.png è troppo grande: il limite è 25 MB.',
  );
});

test('a published sheet has no pictures', async () => {
  await expect(new Pictures(undefined).read('logo.png')).rejects.toThrow(
    'logo.png: le immagini si importano soltanto con un file, dalla sua cartella',
  );
});
