// Tests rule page-card.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { Card } from './card.ts';
import { drawCard } from './draw-card.ts';
import { Painter } from './painter.ts';

const LINE = { name: 'Diesel Self', note: 'al litro', digits: '1,759', color: '#b45309' };
const card = (title: string, lines = [LINE]): Card => ({
  title,
  place: 'Domagnano',
  lines,
  foot: 'Prezzi al 21/11/2026',
});

let painter: Painter;
afterEach(() => painter.end());

/** A process that answers with the title, and counts. */
async function fake(code: string): Promise<string> {
  const file = path.join(temporaryFolder(), 'painter.mjs');
  await writeFile(file, `let count = 0;\n${code}\nprocess.send({ type: 'ready' });`);
  return file;
}
const COUNTING = `process.on('message', (card) =>
  process.send({ type: 'done', bytes: Buffer.from(card.title + ++count) }));`;

test('concurrent requests for a picture share one, which is cached', async () => {
  painter = new Painter(await fake(COUNTING));
  const both = await Promise.all([painter.paint(card('A')), painter.paint(card('A'))]);
  expect(both.map(String)).toEqual(['A1', 'A1']);
  expect(String(await painter.paint(card('A')))).toBe('A1');
  expect(String(await painter.paint(card('B')))).toBe('B2');
});

test('requests beyond the maximum that may wait are refused', async () => {
  painter = new Painter(await fake(COUNTING));
  const asked = Array.from({ length: 17 }, (_, index) => painter.paint(card(`${index}`)));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(16);
  expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } });
});

test('a picture that failed is drawn again, by another process', async () => {
  painter = new Painter(
    await fake(`process.on('message', () => process.send({ type: 'failed', reason: 'no' }));`),
  );
  await expect(painter.paint(card('A'))).rejects.toThrow('a card could not be drawn');
  expect(painter.find(card('A'))).toBeUndefined();
});

test('text is drawn as outlines, whatever characters a name has', async () => {
  painter = new Painter();
  for (const title of ['<b>&"Ò è', '🛢 Олег', 'x'.repeat(400)]) {
    const svg = await drawCard(card(title, [{ ...LINE, name: title }]));
    expect(svg).not.toMatch(/<text|<image|font-family/);
    expect(svg).toContain('<path');
  }
  const picture = await painter.paint(card('Commercio Petroli'));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
});
