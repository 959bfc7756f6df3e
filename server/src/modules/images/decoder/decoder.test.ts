import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HIDDEN, ofPasses, PACKED } from '../../../testing/pictures/bombs.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { UnusableImage } from '../unusable.ts';
import { Decoder } from './decoder.ts';

const TOO_HEAVY = "l'immagine richiede troppa memoria: salvala più piccola, come JPEG";
const MEGAPIXELS = 16;
/** Bytes; the measured maximum is 141 MB, 72 of them before the first picture. Other systems may differ. */
const PEAK_MAX = 165_000_000;

let decoder: Decoder;
beforeEach(() => {
  // The process is kept after each picture, so that its peak can be read.
  decoder = new Decoder({ kept: Infinity });
});
afterEach(() => {
  decoder.end();
  vi.unstubAllEnvs();
});

const decode = (bytes: Buffer) => decoder.decode({ bytes, megapixels: MEGAPIXELS, side: 512 });

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#15803d80' } });
const green = await plain(40, 30).png().toBuffer();
const TASK = { bytes: green, megapixels: MEGAPIXELS, side: 512 };

describe('a picture of at most 2 MB takes little memory, with its process:', () => {
  const heavy: [string, () => Promise<Buffer>][] = [
    ['a JPEG', () => plain(4000, 4000).jpeg().toBuffer()],
    ['a progressive JPEG', () => plain(4000, 4000).jpeg({ progressive: true }).toBuffer()],
    ['a PNG', () => plain(5800, 2750, 4).png().toBuffer()],
    ['a PNG of 16 bits', () => plain(3000, 5300, 4).toColourspace('rgb16').png().toBuffer()],
    ['a wide PNG', () => plain(8192, 1500, 4).png().toBuffer()],
    ['an interlaced PNG', () => plain(4000, 4000).png({ progressive: true }).toBuffer()],
    ['a WebP', () => plain(4000, 4000).webp({ effort: 0 }).toBuffer()],
    ['a transparent WebP', () => plain(4000, 4000, 4).webp({ effort: 0 }).toBuffer()],
    ['a lossless WebP', () => plain(4000, 4000, 4).webp({ lossless: true, effort: 0 }).toBuffer()],
    ['a GIF', () => plain(2900, 2900).gif({ effort: 1 }).toBuffer()],
  ];

  const expectLittle = async (name: string, file: Buffer) => {
    expect(file.length, name).toBeLessThan(2_000_000);
    expect(await decode(file), name).toMatchObject({ type: 'done' });
    expect(await peakOf(decoder.pid!), name).toBeLessThan(PEAK_MAX);
  };

  test.runIf(process.platform === 'linux').each(heavy)('%s', async (name, make) => {
    await expectLittle(name, await make());
  });

  test.runIf(process.platform === 'linux')(
    'many small pictures with much extra data, in one process',
    async () => {
      for (const [name, bytes] of HIDDEN) await expectLittle(name, bytes);
    },
  );
});

test.each<[string, () => Promise<Buffer>]>([
  ...PACKED.map(([name, bytes]): [string, () => Promise<Buffer>] => [name, async () => bytes]),
  [
    'an interlaced PNG of 16 bits',
    () => plain(4000, 4000, 4).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
  ],
  ['a PNG of a million pixels across', () => plain(1_000_000, 16).png().toBuffer()],
  [
    'a progressive JPEG of four inks',
    () =>
      plain(4000, 4000)
        .toColourspace('cmyk')
        .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
        .toBuffer(),
  ],
  ['a GIF held whole', () => plain(4000, 4000).gif({ effort: 1 }).toBuffer()],
])('a picture that takes too much memory ends the process and is refused: %s', async (_, make) => {
  await decode(green);
  const before = decoder.pid;
  await expect(decode(await make())).rejects.toThrow(new UnusableImage(TOO_HEAVY));
  expect(decoder.pid).toBeUndefined();
  expect(await decode(green)).toMatchObject({ width: 40, height: 30 });
  expect(decoder.pid).not.toBe(before);
});

test('a JPEG of many passes is refused before the first pass', async () => {
  expect(await decode(ofPasses(50))).toMatchObject({ type: 'done' });
  const before = decoder.pid;
  await expect(decode(ofPasses(20_000))).rejects.toThrow(new UnusableImage(TOO_HEAVY));
  expect(decoder.pid).toBe(before);
});

describe('the process is ended', () => {
  test('when a picture takes too long', async () => {
    const stuck = new Decoder({ decodingMs: 50 }, await module("process.send({ type: 'ready' })"));
    await expect(stuck.decode(TASK)).rejects.toThrow(new UnusableImage(TOO_HEAVY));
    expect(stuck.pid).toBeUndefined();
  });

  test('when it stays large', async () => {
    decoder = new Decoder({ kept: -Infinity });
    await decode(green);
    expect(decoder.pid).toBeUndefined();
  });

  test('when it has been idle', async () => {
    decoder = new Decoder({ idleMs: 1 });
    await decode(green);
    await expect.poll(() => decoder.pid).toBeUndefined();
  });
});

test('a process that does not start is a server error', async () => {
  const broken = new Decoder({}, await module('process.exit(1)'));
  await expect(broken.decode(TASK)).rejects.toThrow("the pictures' process does not start");
});

test('the process gets none of the server’s secrets', async () => {
  vi.stubEnv('SECRET', 'hunter2');
  const entry = await module(`
    const result = { type: 'damaged', reason: Object.keys(process.env).join(), growth: 0 };
    process.on('message', () => process.send(result));
    process.send({ type: 'ready' });`);
  const telling = new Decoder({}, entry);
  const error = await telling.decode(TASK).catch((caught: unknown) => caught);
  telling.end();
  expect(error).toBeInstanceOf(UnusableImage);
  expect((error as Error).cause).toMatch(/^(?!.*SECRET).*PATH/);
});

/** Writes a module to run instead of the decoder's. */
async function module(code: string): Promise<string> {
  const file = path.join(temporaryFolder(), 'entry.mjs');
  await writeFile(file, `process.on('message', () => undefined);\n${code}`);
  return file;
}

/** @returns a process's maximum memory in bytes */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)![1]) * 1024;
}
