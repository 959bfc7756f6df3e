// A film strip: what a screen showed at equal distances of time, a row for each visit.
import { createRequire } from 'node:module';
import path from 'node:path';

const sharp = createRequire(path.join(import.meta.dirname, '../../../server/'))('sharp');

const STEP_MS = 250;
const LAST_MS = 2_500;
/** A frame's width and height, and the space for words above it, in pixels. */
const FRAME = { width: 130, height: 265, words: 22, gap: 6 };

/**
 * Saves film strips as one picture, in the format that the name's ending says.
 * @param rows `row` is what it is called; `frames` have the time `at`, in milliseconds, and `png`
 */
export async function saveFilm(file, rows) {
  const times = Array.from({ length: LAST_MS / STEP_MS + 1 }, (_, index) => index * STEP_MS);
  const height = FRAME.height + FRAME.words + FRAME.gap;
  const wide = FRAME.width + FRAME.gap;
  const cells = await Promise.all(
    rows.flatMap(({ row, frames }, line) => [
      words(row, 0, line * height + FRAME.words),
      ...times.map(async (time, column) => {
        const shown = frames.findLast(({ at }) => at <= time);
        const left = column * wide;
        const top = line * height + 2 * FRAME.words;
        return { input: shown ? await fit(shown.png) : BLANK, left, top };
      }),
      ...(line === 0
        ? times.map((time, column) => words(`${(time / 1000).toFixed(2)} s`, column * wide, 0))
        : []),
    ]),
  );
  await sharp({
    create: {
      width: times.length * wide,
      height: rows.length * height + 2 * FRAME.words,
      channels: 3,
      background: '#d5d9d3',
    },
  })
    .composite(cells)
    .toFile(file);
}

const fit = (png) =>
  sharp(png)
    .resize({ ...FRAME, fit: 'cover', position: 'top' })
    .toBuffer();

const svg = (width, height, content) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );

/** What the screen shows before the page has an answer. */
const BLANK = svg(FRAME.width, FRAME.height, '<rect width="100%" height="100%" fill="#fff" />');

const words = (text, left, top) => ({
  input: svg(
    600,
    FRAME.words,
    `<text x="4" y="16" font-family="sans-serif" font-size="13" fill="#1c221c">${text}</text>`,
  ),
  left,
  top,
});
