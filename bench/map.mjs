// Frame times of the live map under two fingers, on the software renderer, and whether pins and place names touch.
//   ROUNDS=1 npm run bench -- map     three by default
import { bar, median, rounded } from './parts/figures.mjs';
import { follow, overlaps, pan, pinch, whenStill } from './parts/phone/map-gestures.mjs';
import { openPhone } from './parts/phone/phone.mjs';
import { startPieno } from './parts/processes.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** Presses of the zoom button from one view to the next. */
const VIEWS = { 'San Marino': 0, 'a castello': 2, 'its streets': 3 };
const GESTURES = { pan, pinch };

const pieno = await startPieno();
const { context, page } = await openPhone(pieno.url, {
  deviceScaleFactor: 1,
  serviceWorkers: 'block',
});
await page.goto(`${pieno.url}/ranking/10`);
// The poster is a group, the live map a region.
await page.getByRole('button', { name: 'Apri la mappa' }).click({ position: { x: 4, y: 4 } });
await page.getByRole('region', { name: /^Mappa/ }).waitFor({ timeout: 120_000 });
await whenStill(page);
const touching = [];
for (const [view, steps] of Object.entries(VIEWS)) {
  for (let step = 0; step < steps; step += 1) {
    await page.getByRole('button', { name: 'Ingrandisci' }).click();
    await whenStill(page);
  }
  for (const [name, gesture] of Object.entries(GESTURES)) {
    const frames = [];
    for (let round = 0; round < ROUNDS; round += 1) frames.push(...(await follow(page, gesture)));
    console.log(`${name} over ${view}: ${rounded(1_000 / median(frames), 0)} frames a second`);
  }
  await whenStill(page);
  touching.push(...(await overlaps(page)).map((pair) => `${view}: ${pair}`));
}
await context.close();
await pieno.stop();

for (const pair of touching) console.log(pair);
bar('no pin or place name touches another', touching.length === 0);
