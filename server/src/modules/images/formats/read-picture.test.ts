import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { UnusableImage } from '../unusable.ts';
import { readPicture } from './read-picture.ts';

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const noisy = await sharp({
  create: { width: 40, height: 30, channels: 3, background: '#fff', noise },
})
  .png()
  .toBuffer();
const picture = () => sharp(noisy).withMetadata({ orientation: 6 });
const clear = () => picture().ensureAlpha(0.5);
const FORMATS: [string, Buffer][] = [
  ['JPEG', await picture().jpeg().toBuffer()],
  ['progressive JPEG', await picture().jpeg({ progressive: true }).toBuffer()],
  ['PNG', await clear().png({ palette: true }).toBuffer()],
  ['WebP', await clear().webp().toBuffer()],
  ['lossless WebP', await clear().webp({ lossless: true }).toBuffer()],
  ['GIF', await clear().gif().toBuffer()],
];

const read = (bytes: Buffer) => readPicture(bytes, 16);
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

/** What comes of a file: nothing but a picture or our own refusal is right. */
function outcome(bytes: Buffer): 'read' | 'refused' {
  try {
    read(bytes);
    return 'read';
  } catch (error) {
    if (error instanceof UnusableImage) return 'refused';
    throw error;
  }
}

describe.each(FORMATS)('a %s', (_, bytes) => {
  test('keeps its pixels, and no metadata', async () => {
    const bare = read(bytes);
    expect(bare).toMatchObject({ width: 40, height: 30 });
    expect((await pixels(bare.bytes)).equals(await pixels(bytes))).toBe(true);
    expect((await sharp(bare.bytes).metadata()).exif).toBeUndefined();
    expect(read(bare.bytes).bytes).toEqual(bare.bytes);
  });

  test('that breaks off anywhere is refused', () => {
    const { bytes: whole } = read(bytes);
    // Without its very last byte a GIF is whole: we write the mark of its end anew.
    const sizes = Array.from({ length: whole.length - 1 }, (_byte, size) => size);
    expect(sizes.filter((size) => outcome(whole.subarray(0, size)) === 'read')).toEqual([]);
  });

  test.each([0, 0x7f, 0xff])('with any byte changed to %i is read or refused', (value) => {
    const outcomes = bytes.map((_byte, at) => {
      const changed = Buffer.from(bytes);
      changed[at] = value;
      return outcome(changed) === 'read' ? 1 : 0;
    });
    expect(outcomes.length).toBe(bytes.length);
  });
});

test.each(['jpeg', 'png', 'webp'] as const)('a %s has its orientation read', async (format) => {
  expect(read(await picture().toFormat(format).toBuffer()).orientation).toBe(6);
  expect(read(await sharp(noisy).toFormat(format).toBuffer()).orientation).toBe(1);
});

test.each(['jpeg', 'webp'] as const)("a %s keeps a phone's colours", async (format) => {
  const file = await picture().withIccProfile('p3').toFormat(format).toBuffer();
  const { icc } = await sharp(read(file).bytes).metadata();
  expect(icc).toEqual((await sharp(file).metadata()).icc);
});

test('a JPEG of many passes is refused: each goes over the whole picture', async () => {
  const file = await picture().jpeg({ progressive: true }).toBuffer();
  const scan = file.subarray(file.indexOf(Buffer.from([0xff, 0xda])), -2);
  const many = (passes: number) =>
    Buffer.concat([
      file.subarray(0, -2),
      ...Array.from({ length: passes }, () => scan),
      file.subarray(-2),
    ]);
  expect(outcome(many(1))).toBe('read');
  expect(outcome(many(32))).toBe('refused');
});
