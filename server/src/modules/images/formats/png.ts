import { damaged } from '../unusable.ts';
import type { BarePicture } from './bare-picture.ts';
import { ByteCursor } from './byte-cursor.ts';
import { orientationOf } from './orientation.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** All that a still picture is made of. Every other chunk is left out: texts and profiles unpack without a limit. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Channels by colour type, palettes unpacked, with one for transparency that `tRNS` may add. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 2, 2: 4, 3: 4, 4: 2, 6: 4 };
/** Rows that libvips holds of a picture read row by row. */
const ROWS_HELD = 2048;
/** Pixels across beyond which libvips holds more than that, up to twelve times the picture. */
const WIDTH_MAX = 8192;
/** How much more an interlaced picture takes: it is held whole, and copied in parts. */
const INTERLACED = 1.5;

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(SIGNATURE);

/** Reads a PNG's chunks. @throws UnusableImage when it breaks off or has unknown critical chunks */
export function readPng(bytes: Buffer): BarePicture {
  const cursor = new ByteCursor(bytes, 'big');
  const parts = [cursor.take(SIGNATURE.length)];
  let header: Pick<BarePicture, 'width' | 'height' | 'held'> | undefined;
  let orientation = 1;
  for (let type = ''; type !== 'IEND';) {
    const from = cursor.at;
    const size = cursor.number(4);
    type = cursor.text(4);
    const data = cursor.skip(size);
    cursor.skip(4); // checksum, verified by the decoder
    if (type === 'eXIf') orientation = orientationOf(bytes.subarray(data, data + size));
    if (KEPT.has(type)) parts.push(cursor.since(from));
    else if (isCritical(type)) throw damaged();
    if (!header && type !== 'IHDR') throw damaged();
    header ??= readHeader(bytes.subarray(data, data + size));
  }
  return { ...header!, bytes: Buffer.concat(parts), orientation };
}

const isCritical = (type: string): boolean => /^[A-Z]/.test(type);

function readHeader(data: Buffer): Pick<BarePicture, 'width' | 'height' | 'held'> {
  const cursor = new ByteCursor(data, 'big');
  const [width, height, bits, colour] = [4, 4, 1, 1].map((size) => cursor.number(size));
  cursor.take(2);
  const isInterlaced = cursor.number(1) !== 0;
  const row = width! * (CHANNELS[colour!] ?? 4) * (bits === 16 ? 2 : 1);
  const held = isInterlaced ? row * height! * INTERLACED : row * Math.min(height!, ROWS_HELD);
  return { width: width!, height: height!, held: width! > WIDTH_MAX ? Infinity : held };
}
