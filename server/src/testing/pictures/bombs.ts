/** Pictures of at most 2 MB that unpack to much more, one method per format. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** Inserts chunks after a PNG's header. */
const inPng = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

/** Inserts segments after a JPEG's start. @param segments each a marker's code and its data */
const inJpeg = (jpeg: Buffer, ...segments: [code: number, data: Buffer][]): Buffer =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    ...segments.flatMap(([code, data]) => {
      const head = Buffer.from([0xff, code, 0, 0]);
      head.writeUInt16BE(data.length + 2, 2);
      return [head, data];
    }),
    jpeg.subarray(2),
  ]);

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const many = (count: number, make: (index: number) => Buffer): Buffer =>
  Buffer.concat(times(count, make));

const small = sharp({ create: { width: 40, height: 30, channels: 3, background: '#15803d' } });
const png = await small.clone().png().toBuffer();
const jpeg = await small.clone().jpeg().toBuffer();
const webp = await small.clone().webp().toBuffer();
const gif = await small.clone().gif().toBuffer();

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
/** The most that libpng unpacks of one chunk. */
const packed = deflateSync(Buffer.alloc(7_900_000, 'a'), { level: 9 });
const junk = Buffer.alloc(60_000, 7);

function webpChunk(name: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([latin(name), size, data]);
}

/** A WebP with an extended header. @param flags of its features */
function extendedWebp(flags: number, ...chunks: Buffer[]): Buffer {
  const header = webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 39, 0, 0, 29, 0, 0]));
  return webpChunk('RIFF', Buffer.concat([latin('WEBP'), header, ...chunks]));
}

/** The picture without the header of its file. */
const still = webp.subarray(12);
const profile = webpChunk('ICCP', Buffer.alloc(1_800_000, 7));
const metadata = webpChunk('XMP ', Buffer.alloc(1_800_000, 7));
const moment = webpChunk(
  'ANMF',
  Buffer.concat([Buffer.from([0, 0, 0, 0, 0, 0, 39, 0, 0, 29, 0, 0, 40, 0, 0, 0]), still]),
);

/** The data between a GIF's header and its end. */
const gifMoments = gif.subarray(13 + 3 * (2 << (gif[10]! & 7)), -1);
const movingGif = Buffer.concat([
  gif.subarray(0, -1),
  ...times(Math.floor(1_900_000 / gifMoments.length), () => gifMoments),
  Buffer.from([0x3b]),
]);

/** Ordinary pictures with texts that unpack to 1.9 GB. */
export const PACKED: readonly (readonly [name: string, bytes: Buffer])[] = [
  [
    'a PNG with 240 packed texts',
    inPng(
      png,
      many(240, () => pngChunk('zTXt', Buffer.concat([latin('a\0\0'), packed]))),
    ),
  ],
  [
    'a PNG with 240 packed texts in a language',
    inPng(
      png,
      many(240, () => pngChunk('iTXt', Buffer.concat([latin('a\0\x01\0\0\0'), packed]))),
    ),
  ],
];

/** Ordinary pictures of 40 × 30 pixels with large additional data. */
export const HIDDEN: readonly (readonly [name: string, bytes: Buffer])[] = [
  [
    'a PNG with a packed profile',
    inPng(png, pngChunk('iCCP', Buffer.concat([latin('a\0\0'), packed]))),
  ],
  ['a PNG with Exif data of 1.8 MB', inPng(png, pngChunk('eXIf', Buffer.alloc(1_800_000, 0x4d)))],
  [
    'a PNG with 150,000 texts',
    inPng(
      png,
      many(150_000, () => pngChunk('tEXt', latin('a'))),
    ),
  ],
  [
    'a PNG that moves',
    inPng(
      png,
      pngChunk('acTL', Buffer.from([0, 0, 255, 255, 0, 0, 0, 0])),
      ...times(30, () => pngChunk('fdAT', junk)),
    ),
  ],
  [
    'a JPEG with a profile in 30 parts',
    inJpeg(
      jpeg,
      ...times(30, (part): [number, Buffer] => [
        0xe2,
        Buffer.concat([latin('ICC_PROFILE\0'), Buffer.from([part + 1, 30]), junk]),
      ]),
    ),
  ],
  [
    'a JPEG with 30 blocks of Exif and XMP',
    inJpeg(
      jpeg,
      ...times(30, (part): [number, Buffer] => [
        0xe1,
        Buffer.concat([latin(part % 2 ? 'Exif\0\0' : 'http://ns.adobe.com/xap/1.0/\0'), junk]),
      ]),
    ),
  ],
  ['a WebP with a profile of 1.8 MB', extendedWebp(0x20, profile, still)],
  ['a WebP with metadata of 1.8 MB', extendedWebp(4, still, metadata)],
  [
    'a WebP that moves 10,000 times',
    extendedWebp(
      2,
      webpChunk('ANIM', Buffer.alloc(6)),
      many(10_000, () => moment),
    ),
  ],
  ['a GIF that moves for ever', movingGif],
];

const { begun, pass } = await inPasses();

/** A JPEG of four megapixels that repeats its small second pass many times. */
export const ofPasses = (count: number): Buffer =>
  Buffer.concat([begun, many(count, () => pass), Buffer.from([0xff, 0xd9])]);

async function inPasses() {
  const create = { width: 2000, height: 2000, channels: 3, background: '#15803d' } as const;
  const whole = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
  const marks = Buffer.from([0xff, 0xda]);
  const second = whole.indexOf(marks, whole.indexOf(marks) + 2);
  const tables = whole.indexOf(Buffer.from([0xff, 0xc4]), second);
  const pass = Buffer.from(whole.subarray(second, tables));
  // Marks the pass as containing all bits, so that it may be repeated.
  pass[9] = 0;
  return { begun: whole.subarray(0, second), pass };
}
