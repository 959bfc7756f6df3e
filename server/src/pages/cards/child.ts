/** The process that draws the pictures of shared links: layout and compression would hold up every other answer. */
import sharp from 'sharp';
import { drawCard } from './draw-card.ts';
import type { DrawTask, PainterMessage } from './protocol.ts';

sharp.cache(false);
sharp.concurrency(1);

// Signals to the whole group are for the server, which lets a running picture finish.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on(
  'message',
  (task: DrawTask) => void answer(task).then((result) => process.send!(result)),
);
process.send!({ type: 'ready' } satisfies PainterMessage);

async function answer({ card }: DrawTask): Promise<PainterMessage> {
  try {
    const svg = Buffer.from(await drawCard(card));
    // Flat colours: a palette is a third of the bytes.
    const bytes = await sharp(svg).png({ palette: true, quality: 90, effort: 7 }).toBuffer();
    return { type: 'done', bytes };
  } catch (error) {
    return { type: 'failed', reason: (error as Error).message };
  }
}
