// Takes screenshots of three screens of a running Pieno, for the README and the web app manifest, and of its map:
//   npm start, then: node scripts/make/take-pictures.mjs http://localhost:3000
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { CHROMIUM } from '../run/chromium.mjs';
import { mapsOf, writeSheet } from './map-pictures.mjs';
import { ROOT } from '../run/processes.mjs';

const address = process.argv[2] ?? 'http://localhost:3000';
const SCREENS = { home: '/home', ranking: '/ranking/10', station: '/business/8' };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const DESK = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
/** Used by the manifest (web/src/pwa/manifest.ts). */
const listing = path.join(ROOT, 'web/public/screenshots');
/** Used by the README. */
const pictures = path.join(ROOT, 'docs/pictures');
for (const folder of [listing, pictures]) mkdirSync(folder, { recursive: true });

const browser = await chromium.launch(CHROMIUM);
await photograph('light', PHONE, SCREENS, listing, '');
await photograph('dark', PHONE, SCREENS, pictures, '-dark');
await photograph('light', DESK, { home: '/home' }, listing, '-wide');
const sheet = [];
for (const device of [PHONE, DESK])
  for (const theme of ['light', 'dark'])
    sheet.push(await asGuest(theme, device, (page) => mapsOf(page, address)));
await writeSheet(sheet, path.join(pictures, 'map.webp'));
await browser.close();

async function photograph(theme, device, screens, folder, suffix) {
  await asGuest(theme, device, async (page) => {
    for (const [name, to] of Object.entries(screens)) {
      await page.goto(address + to);
      await page.getByText('al litro').first().waitFor();
      await page.waitForLoadState('networkidle');
      const png = sharp(await page.screenshot());
      await png
        .png({ palette: true, effort: 10 })
        .toFile(path.join(folder, `${name}${suffix}.png`));
    }
  });
}

/** Runs `work` on a page where a guest is signed in, and returns its result. */
async function asGuest(theme, device, work) {
  const context = await browser.newContext({ ...device, locale: 'it-IT', serviceWorkers: 'block' });
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Accedi come guest' }).click();
  await page.waitForURL('**/home');
  const result = await work(page);
  await context.close();
  return result;
}
