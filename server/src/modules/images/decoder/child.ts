/** The process that decodes pictures: what a hostile one does to it, it does to nothing else. */
import sharp from 'sharp';
import type { Task, DecoderMessage } from './protocol.ts';

const WATCH_MS = 5;
const QUALITY = 82;
/** The only libvips loaders enabled. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'];
/** How to turn a picture upright: first mirrored left to right, then rotated clockwise, in degrees. */
const TURNS: Readonly<Record<number, { isMirrored: boolean; angle: number }>> = {
  2: { isMirrored: true, angle: 0 },
  3: { isMirrored: false, angle: 180 },
  4: { isMirrored: true, angle: 180 },
  5: { isMirrored: true, angle: 270 },
  6: { isMirrored: false, angle: 90 },
  7: { isMirrored: true, angle: 90 },
  8: { isMirrored: false, angle: 270 },
};

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: READERS.map((name) => `VipsForeignLoad${name}`) });
sharp.cache(false);
sharp.concurrency(1);

const { rss } = process.memoryUsage;
const atStart = rss();
const growth = () => rss() - atStart;
const end = () => process.kill(process.pid, 'SIGKILL');
// Signals to the whole group are for the server, which lets a running picture finish.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', end);
process.on('message', (task: Task) => void answer(task).then((result) => process.send!(result)));
process.send!({ type: 'ready' } satisfies DecoderMessage);

async function answer(task: Task): Promise<DecoderMessage> {
  // The decoder runs in other threads: this one stays free to watch. An exit would wait for them.
  const watch = setInterval(() => {
    if (growth() > task.maxGrowth) end();
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
    return { type: 'damaged', reason: (error as Error).message, growth: growth() };
  } finally {
    clearInterval(watch);
  }
}

/** Scales down first, while reading: turning needs the whole picture in memory. */
async function encode({ bytes, pixels, orientation, side }: Task) {
  const { isMirrored = false, angle = 0 } = TURNS[orientation] ?? {};
  return await sharp(bytes, { limitInputPixels: pixels, sequentialRead: true })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flop(isMirrored)
    .rotate(angle)
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
}
