import sharp from 'sharp';

/** Makes a picture like a phone's: 12 megapixels of noise, near the limit of 2 MB. */
export async function photograph() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 };
  const small = { width: 400, height: 300, channels: 3, noise, background: '#808080' };
  return await sharp(await sharp({ create: small }).png().toBuffer())
    .resize(4_000, 3_000)
    .jpeg({ quality: 80 })
    .toBuffer();
}
