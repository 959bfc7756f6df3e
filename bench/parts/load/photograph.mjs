import sharp from 'sharp';

/** A picture as a phone takes it: 12 megapixels of noise, near the limit of 2 MB. */
export async function photograph() {
  const [width, height] = [4_000, 3_000];
  const small = sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#808080',
    },
  });
  return await sharp(await small.png().toBuffer())
    .resize(width, height)
    .jpeg({ quality: 80 })
    .toBuffer();
}
