import { createHash } from 'node:crypto';
import sharp, { type Metadata } from 'sharp';

/** A picture as stored and served. */
export interface EncodedImage {
  /** SHA-256 of `bytes`, in hexadecimal. */
  hash: string;
  media_type: 'image/webp';
  bytes: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

/** The bytes are not a usable picture; the message is a phrase in Italian. */
export class UnusableImage extends Error {
  override name = 'UnusableImage';
}

/** Size limits of a picture. */
export interface ImageBounds {
  /** Maximum of the longer side in pixels; larger pictures are scaled down. */
  side: number;
  /** Maximum megapixels when decoded: a file of two kilobytes can decode to 50 and use a gigabyte of memory. */
  megapixels: number;
}

/** Limits for pictures of stations: enough for any phone's camera. */
const STATION_PICTURE: ImageBounds = { side: 1600, megapixels: 50 };
/** Limits for pictures of users: shown small, and any registered visitor may send one. */
export const AVATAR: ImageBounds = { side: 512, megapixels: 16 };
const QUALITY = 82;
/** The only libvips loaders enabled; the format is detected from the content. No SVG: it can hold scripts. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'];

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READERS.map((name) => `VipsForeignLoad${name}`) });

/**
 * Re-encodes a picture to WebP: rotated upright, scaled down to its limits, without metadata (phones write the
 * location into it) and without any other content of the file. The same bytes give the same picture.
 * @param bytes the file as received
 * @throws UnusableImage when the file is not a picture, is damaged, or has too many pixels
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
