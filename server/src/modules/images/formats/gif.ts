import { damaged } from '../unusable.ts';
import type { BarePicture } from './bare-picture.ts';
import { ByteCursor } from './byte-cursor.ts';

/** Blocks of a GIF: an extension, a picture, the end. */
const EXTENSION = 0x21;
const PICTURE = 0x2c;
const END = Buffer.from([0x3b]);
/** The extension that says which colour is transparent. */
const GRAPHIC_CONTROL = 0xf9;
/** Bytes held for each pixel. */
const HELD = 6.5;

export const isGif = (bytes: Buffer): boolean => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6));

/** Reads a GIF's first picture; all others, comments and other extensions are left out. */
export function readGif(bytes: Buffer): BarePicture {
  const cursor = new ByteCursor(bytes, 'little');
  cursor.take(6);
  const canvas = { width: cursor.number(2), height: cursor.number(2) };
  skipColours(cursor, cursor.number(1), 2);
  const head = cursor.since(0);
  let control: Buffer = Buffer.alloc(0);
  for (let kind = cursor.number(1); kind !== PICTURE; kind = cursor.number(1)) {
    if (kind !== EXTENSION) throw damaged();
    const from = cursor.at - 1;
    const label = cursor.number(1);
    skipBlocks(cursor);
    if (label === GRAPHIC_CONTROL) control = cursor.since(from);
  }
  const from = cursor.at - 1;
  const [left, top, across, down] = [2, 2, 2, 2].map((size) => cursor.number(size));
  skipColours(cursor, cursor.number(1), 0);
  cursor.take(1); // size of the codes
  skipBlocks(cursor);
  const width = Math.max(canvas.width, left! + across!);
  const height = Math.max(canvas.height, top! + down!);
  const stripped = Buffer.concat([head, control, cursor.since(from), END]);
  return { bytes: stripped, width, height, orientation: 1, held: width * height * HELD };
}

/** @param flags tells whether a table of colours follows, and its size @param more bytes before the table */
function skipColours(cursor: ByteCursor, flags: number, more: number): void {
  const colours = flags & 0x80 ? 2 << (flags & 7) : 0;
  cursor.take(more + colours * 3);
}

/** Skips blocks of data, each with its size, up to an empty one. */
function skipBlocks(cursor: ByteCursor): void {
  for (let size = cursor.number(1); size > 0; size = cursor.number(1)) cursor.take(size);
}
