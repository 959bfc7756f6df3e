// Draws the app's icons from web/public/icon.svg: `node scripts/draw-icons.mjs` after the drawing has changed.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, '../web/public');
const rounded = await readFile(path.join(folder, 'icon.svg'), 'utf8');
// For systems that cut the shape themselves: the drop stays inside the inner 80 % they leave whole.
const square = rounded.replace(/ rx="\d+"/, '');

await Promise.all([
  draw(rounded, 192, 'icon-192.png'),
  draw(rounded, 512, 'icon-512.png'),
  draw(square, 512, 'icon-maskable-512.png'),
  draw(square, 180, 'apple-touch-icon.png'),
]);

/** @param {string} svg @param {number} size @param {string} name */
function draw(svg, size, name) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 256 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toFile(path.join(folder, 'icons', name));
}
