// Cuts Figtree down to what Pieno writes: `node scripts/subset-font.mjs` after the typeface was updated.
// A quarter of the typeface's Latin file is letters of languages that no screen speaks.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './processes.mjs';

const SOURCE = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
// Italian, French, German and Spanish, and the marks that copy and prices use.
const LETTERS = 'ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßàáâäçèéêëìíîïñòóôöùúûü';
const MARKS = '\u00a0©«»·°ºª×–—‘’“”„…•€−';

const font = await subsetFont(
  await readFile(path.join(ROOT, SOURCE)),
  ASCII.join('') + LETTERS + MARKS,
  {
    targetFormat: 'woff2',
    // Kerning and figures of one width; the rest of what the typeface can do no screen asks for.
    keepFeatures: ['kern', 'tnum', 'lnum'],
    variationAxes: { wght: { min: 400, max: 800 } },
  },
);
await writeFile(path.join(ROOT, 'ui/src/theme/figtree.woff2'), font);
