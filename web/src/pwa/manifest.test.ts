// Tests rule app-install.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';

const PUBLIC = path.join(import.meta.dirname, '../../public');

/** Returns width and height from the PNG's own header (bytes 16–23). */
function sizeOf(file: string): string {
  const header = readFileSync(file).subarray(0, 24);
  return `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`;
}

test('every picture exists in the declared size', () => {
  const pictures = [...manifest.icons!, ...manifest.screenshots!];
  for (const { src, sizes } of pictures) {
    const file = path.join(PUBLIC, src);
    expect(existsSync(file), src).toBe(true);
    if (src.endsWith('.png')) expect(sizeOf(file), src).toBe(sizes);
  }
});

test('is installable: both icon sizes, a maskable one, narrow and wide screenshots', () => {
  const sizes = manifest
    .icons!.filter(({ purpose }) => purpose === 'any')
    .map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons!.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  const forms = manifest.screenshots!.map((picture) => picture.form_factor);
  expect(new Set(forms)).toEqual(new Set(['narrow', 'wide']));
});
