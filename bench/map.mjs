// Frame times of the live map under two fingers, on the software renderer, and whether pins and names keep off one another.
//   ROUNDS=1 npm run bench -- map     three by default
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, median, percentile, table } from './parts/figures.mjs';
import { follow, overlaps, pan, pinch, whenStill } from './parts/phone/map-gestures.mjs';
import { openPhone } from './parts/phone/phone.mjs';
import { startPieno } from './parts/processes.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** Steps of the zoom button from one view to the next: all of San Marino, a castello, its streets with buildings. */
const VIEWS = { 'San Marino': 0, 'a castello': 2, 'its streets': 3 };
const GESTURES = { pan, pinch };

const pieno = await startPieno({ dataDir: temporaryFolder() });
const { context, page } = await openPhone(pieno.url, {
  deviceScaleFactor: 1,
  serviceWorkers: 'block',
});
await page.goto(`${pieno.url}/ranking/10`);
// The poster is a group, the live map a region.
await page.getByRole('button', { name: 'Apri la mappa' }).click({ position: { x: 4, y: 4 } });
await page.getByRole('region', { name: /^Mappa/ }).waitFor({ timeout: 120_000 });
await whenStill(page);
const rows = [];
const touching = [];
for (const [view, steps] of Object.entries(VIEWS)) {
  for (let step = 0; step < steps; step += 1) {
    await page.getByRole('button', { name: 'Ingrandisci' }).click();
    await whenStill(page);
  }
  for (const [name, gesture] of Object.entries(GESTURES)) {
    const frames = [];
    for (let round = 0; round < ROUNDS; round += 1) frames.push(...(await follow(page, gesture)));
    rows.push([name, view, median(frames).toFixed(1), percentile(frames, 95).toFixed(1)]);
  }
  await whenStill(page);
  touching.push(...(await overlaps(page)).map((pair) => `${view}: ${pair}`));
}
await context.close();
await pieno.stop();

table(['gesture', 'over', 'median, ms', '95 %, ms'], rows);
for (const pair of touching) console.log(pair);
bar('No pin or name of a place touches another', touching.length === 0);
