/**
 * The process that draws the pictures of shared links: layout and compression would delay all answers of the server.
 */
import sharp from 'sharp';
import { serveTasks } from '../../child/serve-tasks.ts';
import type { Card } from './card.ts';
import { drawCard } from './draw-card.ts';

export type DrawnCard = { type: 'done'; bytes: Uint8Array } | { type: 'failed'; reason: string };

sharp.cache(false);
sharp.concurrency(1);
serveTasks(draw);

async function draw(card: Card): Promise<DrawnCard> {
  try {
    const svg = Buffer.from(await drawCard(card));
    // Flat colours: with a palette the file is a third of the size.
    const bytes = await sharp(svg).png({ palette: true, quality: 90, effort: 7 }).toBuffer();
    return { type: 'done', bytes };
  } catch (error) {
    return { type: 'failed', reason: (error as Error).message };
  }
}
