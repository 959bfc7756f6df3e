import { UnusableImage } from '../unusable.ts';
import { ByteCursor } from './byte-cursor.ts';

const UPRIGHT = 1;
const ORIENTATION_TAG = 0x0112;
const SHORT = 3;
const PREFIX = 'Exif\0\0';

/**
 * Reads how a picture is to be turned from its Exif data; nothing else of it is read.
 * @param exif with or without the prefix that JPEG has
 * @returns 1 to 8; 1, upright, when it is missing or unreadable
 */
export function orientationOf(exif: Buffer): number {
  try {
    return read(exif.toString('latin1', 0, PREFIX.length) === PREFIX ? exif.subarray(6) : exif);
  } catch (error) {
    if (error instanceof UnusableImage) return UPRIGHT;
    throw error;
  }
}

/** Reads the first directory of a TIFF header: number, then entries of tag, type, count and value. */
function read(tiff: Buffer): number {
  const cursor = new ByteCursor(tiff, tiff[0] === 0x49 ? 'little' : 'big');
  cursor.take(4);
  cursor.take(Math.max(0, cursor.number(4) - cursor.at));
  for (let entries = cursor.number(2); entries > 0; entries -= 1) {
    const tag = cursor.number(2);
    const type = cursor.number(2);
    cursor.take(4);
    const value = cursor.number(2);
    cursor.take(2);
    if (tag !== ORIENTATION_TAG) continue;
    return type === SHORT && value >= 1 && value <= 8 ? value : UPRIGHT;
  }
  return UPRIGHT;
}
