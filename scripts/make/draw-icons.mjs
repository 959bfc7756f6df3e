// Renders the app's icons from web/public/icon.svg. Run `node scripts/make/draw-icons.mjs` after changing that file.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, '../../web/public');
const rounded = await readFile(path.join(folder, 'icon.svg'), 'utf8');
// For platforms with their own mask: the drop stays within the safe zone, the inner 80 %.
const square = rounded.replace(/ rx="\d+"/, '');
// Phones show only an icon's shape in a notification: the drop, with the mountains cut out.
const shape = rounded
  .replace('0 0 512 512', '46 46 420 420')
  .replace(/<rect.*>/, '<mask id="cut">')
  .replace('#0b5f8f" clip-path', '#000" clip-path')
  .replace('</svg>', '</mask><use href="#drop" fill="#fff" mask="url(#cut)" /></svg>');

await Promise.all([
  draw(rounded, 192, 'icon-192.png'),
  draw(rounded, 512, 'icon-512.png'),
  draw(square, 512, 'icon-maskable-512.png'),
  draw(square, 180, 'apple-touch-icon.png'),
  draw(shape, 96, 'badge-96.png'),
]);

/** @param {string} svg @param {number} size @param {string} name */
function draw(svg, size, name) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 256 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toFile(path.join(folder, 'icons', name));
}
