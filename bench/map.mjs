// Frame times of the live map under two fingers, with the streets and with the outline alone, in one run on the software
// renderer; and whether pins and names keep off one another.
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, median, percentile, table, whole } from './parts/figures.mjs';
import { follow, overlaps, pan, pinch, whenStill } from './parts/phone/map-gestures.mjs';
import { openPhone } from './parts/phone/phone.mjs';
import { startPieno } from './parts/processes.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** Steps of the zoom button from one view to the next: all of San Marino, a castello, its streets with buildings. */
const VIEWS = { 'San Marino': 0, 'a castello': 2, 'its streets': 3 };
const GESTURES = { pan, pinch };

const pieno = await startPieno({ dataDir: temporaryFolder() });
const maps = {
  outline: await openMap({ hasStreets: false }),
  streets: await openMap({ hasStreets: true }),
};
const times = {};
const touching = [];
for (const [view, steps] of Object.entries(VIEWS)) {
  for (const page of Object.values(maps)) await comeCloser(page, steps);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const gesture of Object.keys(GESTURES))
      for (const [content, page] of Object.entries(maps)) {
        const key = `${gesture} ${view} ${content}`;
        times[key] = [...(times[key] ?? []), ...(await follow(page, GESTURES[gesture]))];
      }
  await whenStill(maps.streets);
  touching.push(...(await overlaps(maps.streets)).map((pair) => `${view}: ${pair}`));
}
for (const page of Object.values(maps)) await page.context().close();
await pieno.stop();

const ratio = (all, of) => (of(all.streets) / of(all.outline)).toFixed(2);
table(
  [
    'gesture',
    'over',
    ...['outline', 'streets'].flatMap((content) => [`${content}: median, ms`, '95 %, ms']),
    'ratio, median',
    'ratio, 95 %',
  ],
  Object.keys(GESTURES).flatMap((gesture) =>
    Object.keys(VIEWS).map((view) => {
      const of = (content) => times[`${gesture} ${view} ${content}`];
      const all = { outline: of('outline'), streets: of('streets') };
      const late = (frames) => percentile(frames, 95);
      const figures = Object.values(all).flatMap((frames) => [median(frames), late(frames)]);
      return [
        gesture,
        view,
        ...figures.map((ms) => ms.toFixed(1)),
        ratio(all, median),
        ratio(all, late),
      ];
    }),
  ),
);
console.log(`${whole(Object.values(times).flat().length)} frames in ${ROUNDS} rounds.\n`);
for (const pair of touching) console.log(pair);
bar('No pin or name of a place touches another', touching.length === 0);

async function openMap({ hasStreets }) {
  const { page } = await openPhone(pieno.url, { deviceScaleFactor: 1, serviceWorkers: 'block' });
  if (!hasStreets) await page.route('**/*.geojson', (route) => route.abort());
  await page.goto(`${pieno.url}/ranking/10`);
  // The poster is a group, the live map a region.
  await page.getByRole('button', { name: 'Apri la mappa' }).click({ position: { x: 4, y: 4 } });
  await page.getByRole('region', { name: /^Mappa/ }).waitFor({ timeout: 120_000 });
  await whenStill(page);
  return page;
}

async function comeCloser(page, steps) {
  for (let step = 0; step < steps; step += 1) {
    await page.getByRole('button', { name: 'Ingrandisci' }).click();
    await whenStill(page);
  }
}
