import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeImage, UnusableImage } from './encode.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#15803d' } });

test('a picture becomes WebP, no larger than 1,600 pixels a side, under the hash of its bytes', async () => {
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

test('a picture taken upright stands upright, and where it was taken is gone', async () => {
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

test.each([
  ['text', Buffer.from('ciao'), "il file non è un'immagine"],
  ['nothing', Buffer.alloc(0), "il file non è un'immagine"],
  [
    'a drawing that could hold scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'il formato non è tra JPEG, PNG, WebP, GIF, TIFF e AVIF',
  ],
])('%s is refused', async (_, bytes, sentence) => {
  await expect(encodeImage(bytes)).rejects.toThrow(new UnusableImage(sentence));
});

test('a picture cut off is refused', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const whole = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#fff', noise },
  })
    .png()
    .toBuffer();
  await expect(encodeImage(whole.subarray(0, whole.length / 2))).rejects.toThrow(
    "l'immagine è danneggiata o incompleta",
  );
});

test('a small file that unpacks to a huge picture is refused', async () => {
  const bomb = await picture(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  await expect(encodeImage(bomb)).rejects.toThrow("l'immagine supera 50 megapixel");
});
