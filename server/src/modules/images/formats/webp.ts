import { damaged } from '../unusable.ts';
import type { BarePicture } from './bare-picture.ts';
import { ByteCursor } from './byte-cursor.ts';
import { orientationOf } from './orientation.ts';

const PROFILE_MAX = 4096;
/** Bytes held for each pixel: lossless pictures are unpacked whole, others row by row but for their transparency. */
const HELD = { lossless: 4.5, transparent: 2.5, opaque: 1 } as const;
/** Flags of the extended header. */
const ALPHA = 0x10;
const ICC = 0x20;
/** Header of a moment in a picture that moves; its own chunks follow. */
const MOMENT_HEADER = 16;

export const isWebp = (bytes: Buffer): boolean =>
  /^RIFF[^]{4}WEBP/.test(bytes.toString('latin1', 0, 12));

/** Chunks by their name; of several with the same name the first. */
type Chunks = ReadonlyMap<string, Buffer>;

/** Reads a WebP's chunks; of one that moves, the first moment. @throws UnusableImage when it breaks off */
export function readWebp(bytes: Buffer): BarePicture {
  const cursor = new ByteCursor(bytes, 'little');
  cursor.take(4);
  const chunks = readChunks(new ByteCursor(cursor.take(cursor.number(4)), 'little'), 4);
  const moment = chunks.get('ANMF');
  const still = moment ? readChunks(new ByteCursor(moment, 'little'), MOMENT_HEADER) : chunks;
  const exif = chunks.get('EXIF');
  const orientation = exif ? orientationOf(exif) : 1;
  const lossless = still.get('VP8L');
  const profile = smallProfile(chunks);
  if (lossless) return { ...withLossless(lossless, profile), orientation };
  return { ...withLossy(still, profile), orientation };
}

type Stored = Omit<BarePicture, 'orientation'>;

function withLossless(data: Buffer, profile: Part[]): Stored {
  const cursor = new ByteCursor(data, 'little');
  if (cursor.number(1) !== 0x2f) throw damaged();
  const fields = cursor.number(4);
  const width = (fields & 0x3fff) + 1;
  const height = ((fields >>> 14) & 0x3fff) + 1;
  const flags = (fields >>> 28) & 1 ? ALPHA : 0;
  const bytes = riff({ width, height, flags }, profile, [['VP8L', data]]);
  return { bytes, width, height, held: width * height * HELD.lossless };
}

function withLossy(chunks: Chunks, profile: Part[]): Stored {
  const data = chunks.get('VP8 ');
  if (!data) throw damaged();
  const cursor = new ByteCursor(data, 'little');
  cursor.take(3);
  if (cursor.number(3) !== 0x2a019d) throw damaged();
  const width = cursor.number(2) & 0x3fff;
  const height = cursor.number(2) & 0x3fff;
  if (width === 0 || height === 0) throw damaged();
  const transparency = chunks.get('ALPH');
  const parts: Part[] = transparency ? [['ALPH', transparency]] : [];
  const header = { width, height, flags: transparency ? ALPHA : 0 };
  const bytes = riff(header, profile, [...parts, ['VP8 ', data]]);
  return {
    bytes,
    width,
    height,
    held: width * height * HELD[transparency ? 'transparent' : 'opaque'],
  };
}

function readChunks(cursor: ByteCursor, header: number): Chunks {
  cursor.take(header);
  const chunks = new Map<string, Buffer>();
  while (cursor.left > 0) {
    const name = cursor.text(4);
    const size = cursor.number(4);
    const data = cursor.take(size);
    cursor.take(Math.min(size % 2, cursor.left));
    if (!chunks.has(name)) chunks.set(name, data);
  }
  return chunks;
}

type Part = [name: string, data: Buffer];

/** Phones write small profiles; large ones are left out. */
function smallProfile(chunks: Chunks): Part[] {
  const profile = chunks.get('ICCP');
  return profile && profile.length <= PROFILE_MAX ? [['ICCP', profile]] : [];
}

/** Puts a file together again, with an extended header where the simple form cannot hold its parts. */
function riff(
  { width, height, flags }: { width: number; height: number; flags: number },
  profile: Part[],
  parts: Part[],
): Buffer {
  const header = Buffer.alloc(10);
  header[0] = flags | (profile.length > 0 ? ICC : 0);
  header.writeUIntLE(width - 1, 4, 3);
  header.writeUIntLE(height - 1, 7, 3);
  const isSimple = profile.length === 0 && parts.length === 1;
  const all: Part[] = isSimple ? parts : [['VP8X', header], ...profile, ...parts];
  const body = Buffer.concat([Buffer.from('WEBP'), ...all.flatMap(asChunk)]);
  return Buffer.concat([Buffer.from('RIFF'), uint32(body.length), body]);
}

const asChunk = ([name, data]: Part): Buffer[] => [
  Buffer.from(name),
  uint32(data.length),
  data,
  Buffer.alloc(data.length % 2),
];

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
