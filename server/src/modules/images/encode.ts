import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';

/** A picture as it is kept and served. */
export interface EncodedImage {
  /** SHA-256 of `bytes`, in hexadecimal. */
  hash: string;
  media_type: 'image/webp';
  bytes: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

/** The bytes are no picture that can be kept; the message is an Italian sentence. */
export class UnusableImage extends Error {
  override name = 'UnusableImage';
}

/** Longer side in pixels beyond which a picture is made smaller. */
const SIDE_MAX = 1600;
/** Pixels a picture may unpack to: 50 megapixels, more than any telephone takes. */
const PIXELS_MAX = 50_000_000;
const QUALITY = 82;
/** Told by content, never by name. No SVG: it can hold scripts. */
const FORMATS: ReadonlySet<string> = new Set([
  'jpeg',
  'png',
  'webp',
  'gif',
  'tiff',
  'heif',
  'avif',
]);

/**
 * Re-encodes a picture to WebP: turned upright, at most 1,600 pixels a side, without its metadata (a
 * telephone writes the place into it). The same bytes give the same picture.
 * @param bytes a file as it was given
 * @throws UnusableImage when it is no picture, damaged, or unpacks to too many pixels
 */
export async function encodeImage(bytes: Uint8Array): Promise<EncodedImage> {
  const { format } = await readMetadata(bytes);
  if (!FORMATS.has(format)) {
    throw new UnusableImage('il formato non è tra JPEG, PNG, WebP, GIF, TIFF e AVIF');
  }
  const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX })
    .rotate()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new UnusableImage("l'immagine è danneggiata o incompleta", { cause: error });
    });
  const hash = createHash('sha256').update(data).digest('hex');
  return { hash, media_type: 'image/webp', bytes: data, width: info.width, height: info.height };
}

async function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new UnusableImage("il file non è un'immagine", { cause: error });
  }
  if (metadata.width * metadata.height > PIXELS_MAX) {
    throw new UnusableImage(`l'immagine supera ${PIXELS_MAX / 1_000_000} megapixel`);
  }
  return metadata;
}
