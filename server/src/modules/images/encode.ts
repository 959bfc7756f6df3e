import { createHash } from 'node:crypto';
import { Decoder } from './decoder/decoder.ts';

export { UnusableImage } from './unusable.ts';

export interface EncodedImage {
  /** SHA-256 of `bytes`, in hexadecimal. */
  hash: string;
  media_type: 'image/webp';
  bytes: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

export interface ImageBounds {
  /** Maximum of the longer side in pixels; larger pictures are scaled down. */
  side: number;
  /** Maximum megapixels when decoded; some formats allow fewer, see decision 0018. */
  megapixels: number;
}

/** Limits for pictures of stations: enough for any phone's camera. */
export const STATION_PICTURE: ImageBounds = { side: 1600, megapixels: 50 };
/** Limits for logos: shown small, sent by people whom the station trusts. */
export const LOGO: ImageBounds = { side: 512, megapixels: 50 };
/** Limits for pictures of users: shown small, sent by any registered user. */
export const AVATAR: ImageBounds = { side: 512, megapixels: 16 };

const decoder = new Decoder();

/**
 * Re-encodes a picture as WebP: rotated upright, scaled down to its limits, without metadata (phones add the location)
 * and without any other content of the file. The same bytes give the same picture. One picture is decoded at a time, in
 * a process that is ended when it takes too much memory or time.
 * @param bytes the file as received
 * @throws UnusableImage when the file is no picture, is damaged, has too many pixels or takes too much to decode
 */
export async function encodeImage(
  bytes: Uint8Array,
  { side, megapixels }: ImageBounds = STATION_PICTURE,
): Promise<EncodedImage> {
  const decoded = await decoder.decode({ bytes, megapixels, side });
  const data = Buffer.from(decoded.bytes);
  const hash = createHash('sha256').update(data).digest('hex');
  return {
    hash,
    media_type: 'image/webp',
    bytes: data,
    width: decoded.width,
    height: decoded.height,
  };
}
