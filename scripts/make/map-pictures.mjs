/** Makes one picture of the live map: on a phone and on a wide screen, light and dark, at three zooms. */
import sharp from 'sharp';

const WIDTH = 1500;
const GAP = 10;
/** Milliseconds until the map has finished drawing; it sends no event for that. */
const REST_MS = 3_000;
/** A page, and how often to zoom in: San Marino, the streets of a castello, those around a station. */
const VIEWS = [
  ['/ranking/10', 0],
  ['/ranking/10', 3],
  ['/business/8', 0],
];

/** Photographs the maps on a page where a visitor is signed in. @returns the pictures from far to near */
export async function mapsOf(page, address) {
  const pictures = [];
  for (const [path, steps] of VIEWS) {
    await page.goto(address + path);
    await page.getByRole('button', { name: 'Apri la mappa' }).click({ position: { x: 4, y: 4 } });
    await page.getByRole('region', { name: /^Mappa/ }).waitFor();
    await page.waitForTimeout(REST_MS);
    for (let step = 0; step < steps; step += 1) {
      await page.getByRole('button', { name: 'Ingrandisci' }).click();
      await page.waitForTimeout(REST_MS);
    }
    await page.mouse.move(0, 0);
    const frame = page.locator('canvas.maplibregl-canvas');
    pictures.push(await page.screenshot({ clip: await frame.boundingBox() }));
  }
  return pictures;
}

/** Writes rows of pictures as one picture, with rows of equal width. */
export async function writeSheet(rows, file) {
  let top = GAP;
  const placed = [];
  for (const row of rows) {
    const sizes = await Promise.all(row.map((picture) => sharp(picture).metadata()));
    const aspects = sizes.map(({ width, height }) => width / height);
    const room = WIDTH - GAP * (row.length + 1);
    const height = Math.round(room / aspects.reduce((sum, aspect) => sum + aspect, 0));
    let left = GAP;
    for (const [i, picture] of row.entries()) {
      const width = Math.round(height * aspects[i]);
      placed.push({ input: await sharp(picture).resize({ width, height }).toBuffer(), left, top });
      left += width + GAP;
    }
    top += height + GAP;
  }
  const background = '#8a949c';
  const sheet = sharp({ create: { width: WIDTH, height: top, channels: 3, background } });
  await sheet.composite(placed).webp({ quality: 82, effort: 6 }).toFile(file);
}
