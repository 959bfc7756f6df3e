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

/** How large a picture may be. */
export interface ImageBounds {
  /** Longer side in pixels beyond which it is made smaller. */
  side: number;
  /** Megapixels it may unpack to: one of 50, told in two kilobytes, fills a gigabyte on its way. */
  megapixels: number;
}

/** Pictures of stations, as large as any telephone takes them. */
const STATION_PICTURE: ImageBounds = { side: 1600, megapixels: 50 };
/** Pictures of people: shown small, and anybody may send one. */
export const AVATAR: ImageBounds = { side: 512, megapixels: 16 };
const QUALITY = 82;
/** What libvips may try on bytes from outside, told by content, never by name. No SVG: it can hold scripts. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'];

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READERS.map((name) => `VipsForeignLoad${name}`) });

/**
 * Re-encodes a picture to WebP: turned upright, within its bounds, without its metadata (a telephone writes
 * the place into it) and without whatever else the file held. The same bytes give the same picture.
 * @param bytes a file as it was given
 * @throws UnusableImage when it is no picture, damaged, or unpacks to too many pixels
 */
export async function encodeImage(
  bytes: Uint8Array,
  { side, megapixels }: ImageBounds = STATION_PICTURE,
): Promise<EncodedImage> {
  await checkPixels(bytes, megapixels);
  const { data, info } = await sharp(bytes, { limitInputPixels: megapixels * 1e6 })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new UnusableImage("l'immagine è danneggiata o incompleta", { cause: error });
    });
  const hash = createHash('sha256').update(data).digest('hex');
  return { hash, media_type: 'image/webp', bytes: data, width: info.width, height: info.height };
}

async function checkPixels(bytes: Uint8Array, megapixels: number): Promise<void> {
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new UnusableImage("il file non è un'immagine JPEG, PNG, WebP, GIF, TIFF o AVIF", {
      cause: error,
    });
  }
  if (metadata.width * metadata.height > megapixels * 1e6) {
    throw new UnusableImage(`l'immagine supera ${megapixels} megapixel`);
  }
}
