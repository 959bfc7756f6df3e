// Reduces the font Figtree to the characters that Pieno uses, and derives the two fixed weights with which the server
// draws pictures of shared links. Run `node scripts/make/subset-font.mjs` after updating the font. A quarter of its
// Latin file is for unused languages.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '../run/processes.mjs';

const SOURCE = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
// Letters of Italian, French, German and Spanish, and the punctuation and symbols in texts and prices.
const LETTERS = 'ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßàáâäçèéêëìíîïñòóôöùúûü';
const MARKS = '\u00a0©«»·°ºª×–—‘’“”„…•€−';

const CARD_WEIGHTS = [500, 700];

const source = await readFile(path.join(ROOT, SOURCE));
const write = async (name, options) => {
  const font = await subsetFont(source, ASCII.join('') + LETTERS + MARKS, {
    // Kerning, tabular and lining figures; no other OpenType feature is used.
    keepFeatures: ['kern', 'tnum', 'lnum'],
    ...options,
  });
  await writeFile(path.join(ROOT, name), font);
};
await write('ui/src/theme/figtree.woff2', {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
});
for (const wght of CARD_WEIGHTS) {
  await write(`server/src/pages/cards/figtree-${wght}.ttf`, {
    targetFormat: 'truetype',
    variationAxes: { wght },
  });
}
