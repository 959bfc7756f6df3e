import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { AVATAR, encodeImage, UnusableImage } from './encode.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#15803d' } });

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

test('a picture becomes WebP of at most 1,600 pixels a side, named by the hash of its bytes', async () => {
  const given = await picture(3200, 800).jpeg().toBuffer();
  const image = await encodeImage(given);
  expect(image).toMatchObject({ media_type: 'image/webp', width: 1600, height: 400 });
  expect(image.hash).toMatch(/^[0-9a-f]{64}$/u);
  expect((await sharp(image.bytes).metadata()).format).toBe('webp');
  expect((await encodeImage(given)).hash).toBe(image.hash);
});

test('a small picture keeps its size', async () => {
  expect(await encodeImage(await picture(40, 30).png().toBuffer())).toMatchObject({
    width: 40,
    height: 30,
  });
});

test('a user’s picture is smaller, and has a lower limit of megapixels', async () => {
  const given = await picture(1000, 2000).png().toBuffer();
  expect(await encodeImage(given, AVATAR)).toMatchObject({ width: 256, height: 512 });
  const bomb = await picture(4000, 4001).png({ compressionLevel: 9 }).toBuffer();
  await expect(encodeImage(bomb, AVATAR)).rejects.toThrow("l'immagine supera 16 megapixel");
});

test.each(['jpeg', 'png', 'webp'] as const)('a %s is turned upright', async (format) => {
  const file = await picture(40, 30).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
  expect(await encodeImage(file)).toMatchObject({ width: 30, height: 40 });
});

test('a picture is turned upright and loses its location', async () => {
  const given = await picture(40, 30)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitude: '43/1 56/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(given).metadata()).exif).toBeDefined();
  const image = await encodeImage(given);
  expect(image).toMatchObject({ width: 30, height: 40 });
  expect((await sharp(image.bytes).metadata()).exif).toBeUndefined();
});

test.each(['jpeg', 'png', 'webp'] as const)("a %s keeps a phone's colours", async (format) => {
  const file = await picture(40, 30).withIccProfile('p3').toFormat(format).toBuffer();
  const [green, kept] = await Promise.all(
    [file, (await encodeImage(file)).bytes].map((bytes) =>
      sharp(bytes).toColourspace('srgb').resize(1).raw().toBuffer(),
    ),
  );
  for (const [channel, value] of green!.entries()) {
    expect(Math.abs(kept![channel]! - value)).toBeLessThan(4);
  }
});

test.each(['jpeg', 'png', 'webp', 'gif'] as const)('%s is read', async (format) => {
  const image = await encodeImage(await picture(40, 30).toFormat(format).toBuffer());
  expect(image).toMatchObject({ media_type: 'image/webp', width: 40, height: 30 });
});

test.each([
  ['text', Buffer.from('ciao')],
  ['a drawing that could hold scripts', svg],
  ['the same, packed', gzipSync(svg)],
  ['a format nobody uses', Buffer.concat([Buffer.from('P6 2 2 255\n'), Buffer.alloc(12)])],
])('%s is refused', async (_, bytes) => {
  await expect(encodeImage(bytes)).rejects.toThrow(
    new UnusableImage("il file non è un'immagine JPEG, PNG, WebP o GIF"),
  );
});

test('of a polyglot file only the picture stays', async () => {
  const hidden = Buffer.from('PK\x03\x04 <script>alert(1)</script>');
  const gif = await picture(40, 30).gif().toBuffer();
  const image = await encodeImage(Buffer.concat([gif, hidden]));
  expect(image.bytes.includes(hidden)).toBe(false);
  expect(image.hash).toBe((await encodeImage(gif)).hash);
});

test('of an animated picture the first frame stays', async () => {
  const moments = [picture(40, 30), picture(40, 30).negate()].map((moment) =>
    moment.png().toBuffer(),
  );
  const moving = await sharp(await Promise.all(moments), { join: { animated: true } })
    .gif()
    .toBuffer();
  const { bytes } = await encodeImage(moving);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 30 });
  expect((await sharp(bytes).metadata()).pages).toBeUndefined();
});

describe.each(['jpeg', 'png', 'webp', 'gif'] as const)('a %s', (format) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 40, height: 30, channels: 3, background: '#fff', noise } as const;
  const file = sharp({ create }).toFormat(format).toBuffer();
  const DAMAGED = "l'immagine è danneggiata o incompleta";

  test('that is truncated is refused', async () => {
    const whole = await file;
    for (const part of [0.03, 0.25, 0.5, 0.75, 0.95]) {
      const encoded = encodeImage(whole.subarray(0, whole.length * part));
      await expect(encoded, String(part)).rejects.toThrow(DAMAGED);
    }
  });

  test('with any byte changed is read or refused', async () => {
    const whole = await file;
    const failures: unknown[] = [];
    for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 48)) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 0xff;
      await encodeImage(changed).catch((error: unknown) => failures.push(error));
    }
    expect(failures.filter((failure) => !(failure instanceof UnusableImage))).toEqual([]);
  });
});

test('an empty file is refused', async () => {
  await expect(encodeImage(Buffer.alloc(0))).rejects.toThrow(UnusableImage);
});

test('a small file that unpacks to a huge picture is refused', async () => {
  const bomb = await picture(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  await expect(encodeImage(bomb)).rejects.toThrow("l'immagine supera 50 megapixel");
});
