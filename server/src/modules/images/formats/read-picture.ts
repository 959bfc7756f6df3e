import { tooHeavy, UnusableImage } from '../unusable.ts';
import type { BarePicture } from './bare-picture.ts';
import { isGif, readGif } from './gif.ts';
import { isJpeg, readJpeg } from './jpeg.ts';
import { isPng, readPng } from './png.ts';
import { isWebp, readWebp } from './webp.ts';

/** Pixels of the longer side: the decoder holds hundreds of whole rows. */
const SIDE_MAX = 16_384;
/** Bytes that a decoder may hold at once, as estimated by the formats. */
const HELD_MAX = 50_000_000;

const FORMATS = [
  { is: isJpeg, read: readJpeg },
  { is: isPng, read: readPng },
  { is: isWebp, read: readWebp },
  { is: isGif, read: readGif },
];

/**
 * Reads a file as far as it can be without unpacking anything: its format, told by its content, and its size. What
 * the decoder does not need is left out.
 * @throws UnusableImage when it is not one of our formats, breaks off, or would take too much to decode
 */
export function readPicture(bytes: Buffer, megapixels: number): BarePicture {
  const format = FORMATS.find(({ is }) => is(bytes));
  if (!format) throw new UnusableImage("il file non è un'immagine JPEG, PNG, WebP o GIF");
  const picture = format.read(bytes);
  const { width, height, held } = picture;
  if (width * height > megapixels * 1e6) {
    throw new UnusableImage(`l'immagine supera ${megapixels} megapixel`);
  }
  if (Math.max(width, height) > SIDE_MAX || held > HELD_MAX) throw tooHeavy();
  return picture;
}
