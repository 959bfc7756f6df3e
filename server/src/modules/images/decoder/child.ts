/** The process that decodes pictures, isolated so that a hostile one can harm only this process. */
import sharp from 'sharp';
import { serveTasks } from '../../../child/serve-tasks.ts';
import { notAPicture, tooHeavy, tooLarge, UnusableImage } from '../unusable.ts';

export interface Task {
  bytes: Uint8Array;
  /** Maximum by the picture's header. */
  megapixels: number;
  /** Maximum of the longer side in pixels; larger pictures are scaled down. */
  side: number;
  /** Bytes by which the process may grow meanwhile; it ends itself beyond them. */
  maxGrowth: number;
}

/** The process's answer, with its growth in bytes since its start. */
export type Result = { growth: number } & (
  | { type: 'done'; bytes: Uint8Array; width: number; height: number }
  /** The reason is Pieno's sentence. */
  | { type: 'refused'; reason: string }
  /** The reason is the decoder's. */
  | { type: 'damaged'; reason: string }
);

const WATCH_MS = 5;
const QUALITY = 82;
/** The only libvips loaders enabled. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'];
/**
 * Maximum passes of a JPEG, each over the whole picture. Cameras and programs write some 15, but libvips accepts any
 * number: 20,000 of them, in 700 kB, take 39 seconds. Within a pass no byte 0xff precedes this one.
 */
const PASSES_MAX = 256;
const PASS = Buffer.from([0xff, 0xda]).toString('latin1');

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READERS.map((name) => `VipsForeignLoad${name}`) });
sharp.cache(false);
sharp.concurrency(1);

const { rss } = process.memoryUsage;
const atStart = rss();
const growth = () => rss() - atStart;

serveTasks(decode);

async function decode(task: Task): Promise<Result> {
  // The decoder runs in other threads, so that this one can watch. It kills, as an exit would wait for them.
  const watch = setInterval(() => {
    if (growth() > task.maxGrowth) process.kill(process.pid, 'SIGKILL');
  }, WATCH_MS);
  try {
    const { data, info } = await encode(task);
    return {
      type: 'done',
      bytes: data,
      width: info.width,
      height: info.height,
      growth: growth(),
    };
  } catch (error) {
    const { message: reason } = error as Error;
    return {
      type: error instanceof UnusableImage ? 'refused' : 'damaged',
      reason,
      growth: growth(),
    };
  } finally {
    clearInterval(watch);
  }
}

/** Scales down while reading and rotates afterwards, so that the whole picture is never in memory. */
async function encode({ bytes, megapixels, side }: Task) {
  const picture = sharp(bytes, { sequentialRead: true, autoOrient: true, limitInputPixels: false });
  const { format, width, height } = await picture.metadata().catch((error: unknown) => {
    if (/unsupported image format/.test((error as Error).message)) throw notAPicture();
    throw error;
  });
  if (width * height > megapixels * 1e6) throw tooLarge(megapixels);
  const passes = format === 'jpeg' ? Buffer.from(bytes).toString('latin1').split(PASS).length : 0;
  if (passes > PASSES_MAX) throw tooHeavy();
  return await picture
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
}
