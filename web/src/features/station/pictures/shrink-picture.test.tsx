// Tests rule picture-upload.
import { IMAGE_MAX_BYTES } from '@pieno/contract/limits.ts';
import { expect, test } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

/** Draws noise, which compresses badly. */
async function noise(width: number, height: number, type: string): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d')!;
  const data = context.createImageData(width, height);
  let seed = 7;
  for (let at = 0; at < data.data.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    data.data[at] = at % 4 === 3 ? 255 : (seed / 65_536) % 256;
  }
  context.putImageData(data, 0, 0);
  const blob = await new Promise<Blob>((resolve) => {
    canvas.toBlob((made) => resolve(made!), type, 0.9);
  });
  return new File([blob], 'foto', { type });
}

test('a large photograph is scaled down until it can be sent', async () => {
  const taken = await noise(2400, 1200, 'image/jpeg');
  expect(taken.size).toBeGreaterThan(IMAGE_MAX_BYTES / 2);
  const sent = await shrinkPicture(taken);
  expect([sent.type, sent.size < taken.size]).toEqual(['image/jpeg', true]);
  const { width, height } = await createImageBitmap(sent);
  expect([width, height]).toEqual([1600, 800]);
});

test('a small photo is unchanged', async () => {
  const small = await noise(40, 30, 'image/png');
  expect(await shrinkPicture(small)).toBe(small);
});

test('a format that the server does not support is converted', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
  const sent = await shrinkPicture(new File([drawing], 'x.bmp', { type: 'image/bmp' })).catch(
    (error: unknown) => error,
  );
  expect(sent).toEqual(new Error("Per favore seleziona un'immagine valida"));
  const pixels = await noise(40, 30, 'image/png');
  const renamed = new File([pixels], 'x.heic', { type: 'image/heic' });
  expect((await shrinkPicture(renamed)).type).toBe('image/jpeg');
});

test('a file that is no image, or too large, gives an error message', async () => {
  const text = new File(['ciao'], 'x.pdf', { type: 'application/pdf' });
  await expect(shrinkPicture(text)).rejects.toThrow("Per favore seleziona un'immagine valida");
  const broken = new File([new Uint8Array(IMAGE_MAX_BYTES + 1)], 'x.jpg', { type: 'image/jpeg' });
  await expect(shrinkPicture(broken)).rejects.toThrow("L'immagine deve essere inferiore a 2MB");
});
