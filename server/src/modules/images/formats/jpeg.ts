import { damaged, tooHeavy } from '../unusable.ts';
import type { BarePicture } from './bare-picture.ts';
import { ByteCursor } from './byte-cursor.ts';
import { orientationOf } from './orientation.ts';

/** Passes over the whole picture; cameras and programs make at most 15 or so. */
const SCANS_MAX = 32;
const PROFILE_MAX = 4096;
const SMALL = 20;
const PROFILE = 'ICC_PROFILE\0\x01\x01';
const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
/** Tables (DHT, DQT) and the restart interval (DRI). */
const TABLES: readonly number[] = [0xc4, 0xdb, 0xdd];
/** Frames (SOF): baseline, extended and progressive. Lossless, hierarchical and arithmetic ones are refused. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
const PROGRESSIVE = 0xc2;
const SCAN = 0xda;
const COMMENT = 0xfe;

export const isJpeg = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 3) === '\xff\xd8\xff';

/** Reads a JPEG's segments, up to its first end. @throws UnusableImage when it breaks off or is of a rare kind */
export function readJpeg(bytes: Buffer): BarePicture {
  const cursor = new ByteCursor(bytes, 'big');
  cursor.take(START.length);
  const parts: Buffer[] = [START];
  let frame: Frame | undefined;
  let orientation: number | undefined;
  let scans = 0;
  for (let code = nextMarker(cursor); code !== 0xd9; code = nextMarker(cursor)) {
    const from = cursor.at - 2;
    const data = cursor.take(Math.max(0, cursor.number(2) - 2));
    if (FRAMES.includes(code)) {
      if (frame) throw damaged();
      frame = readFrame(data, code === PROGRESSIVE);
    } else if (code === SCAN) {
      scans += 1;
      if (!frame) throw damaged();
      if (scans > SCANS_MAX) throw tooHeavy();
      cursor.take(scanLength(bytes, cursor.at));
    } else if (isApplication(code)) {
      if (isExif(code, data)) orientation ??= orientationOf(data);
      if (!isKept(code, data)) continue;
    } else if (code === COMMENT) continue;
    else if (!TABLES.includes(code)) throw damaged();
    parts.push(cursor.since(from));
  }
  if (!frame || scans === 0) throw damaged();
  const { width, height, coefficients } = frame;
  const held = frame.isProgressive || scans > 1 ? coefficients : 0;
  const stripped = Buffer.concat([...parts, END]);
  return { bytes: stripped, width, height, orientation: orientation ?? 1, held };
}

/** Reads the next marker's code. Any number of 0xff may stand before it. */
function nextMarker(cursor: ByteCursor): number {
  if (cursor.number(1) !== 0xff) throw damaged();
  let code = cursor.number(1);
  while (code === 0xff) code = cursor.number(1);
  return code;
}

/** Returns how many bytes of compressed data follow: up to a marker that is neither an escaped 0xff nor a restart. */
function scanLength(bytes: Buffer, from: number): number {
  let at = from;
  for (; at < bytes.length - 1; at += 1) {
    const next = bytes[at + 1]!;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (bytes[at] === 0xff && !isData) return at - from;
  }
  throw damaged();
}

interface Frame {
  width: number;
  height: number;
  isProgressive: boolean;
  /** Bytes of all coefficients, which the decoder holds when a picture comes in several passes. */
  coefficients: number;
}

function readFrame(data: Buffer, isProgressive: boolean): Frame {
  const cursor = new ByteCursor(data, 'big');
  const bits = cursor.number(1);
  const height = cursor.number(2);
  const width = cursor.number(2);
  const samplings = Array.from({ length: cursor.number(1) }, () => {
    cursor.take(1);
    const sampling = cursor.number(1);
    cursor.take(1);
    return { across: sampling >> 4, down: sampling & 15 };
  });
  if (bits !== 8) throw damaged();
  const across = Math.max(1, ...samplings.map((sampling) => sampling.across));
  const down = Math.max(1, ...samplings.map((sampling) => sampling.down));
  const shares = samplings.map((sampling) => (sampling.across * sampling.down) / (across * down));
  const samples = width * height * shares.reduce((sum, share) => sum + share, 0);
  return { width, height, isProgressive, coefficients: samples * 2 };
}

const isApplication = (code: number): boolean => code >= 0xe0 && code <= 0xef;
const startsWith = (data: Buffer, text: string): boolean =>
  data.toString('latin1', 0, text.length) === text;
const isExif = (code: number, data: Buffer): boolean => code === 0xe1 && startsWith(data, 'Exif\0');

/** What colours depend on is kept: how they are stored, and a small profile, as phones write it. */
function isKept(code: number, data: Buffer): boolean {
  if (code === 0xe0) return startsWith(data, 'JFIF\0') && data.length <= SMALL;
  if (code === 0xee) return startsWith(data, 'Adobe') && data.length <= SMALL;
  return code === 0xe2 && startsWith(data, PROFILE) && data.length <= PROFILE_MAX;
}
