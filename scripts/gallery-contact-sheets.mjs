// Takes screenshots of every demo page of a running Pieno at phone size, and combines each group
// into one image:
//   npm start, then: node scripts/gallery-contact-sheets.mjs http://localhost:3000 sheets [dark]
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { CHROMIUM } from './chromium.mjs';
import { ENTRANCE_PAGES } from '../gallery/src/entrances/pages.ts';
import { ELEMENT_GROUPS, PAGE_GROUPS } from '../gallery/src/groups.ts';

const [address = 'http://localhost:3000', folder = 'sheets', theme = 'light'] =
  process.argv.slice(2);
const WIDTH = 390;
const HEIGHT = 844;
/** Maximum height of a screenshot in CSS pixels; longer pages are cut off. */
const LONGEST = 1900;
const PER_ROW = 6;
const GAP = 24;
const LABEL = 36;

const groups = [{ name: 'Entrances', pages: ENTRANCE_PAGES }, ...PAGE_GROUPS, ...ELEMENT_GROUPS];
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch(CHROMIUM);
const context = await browser.newContext({
  viewport: { width: WIDTH, height: HEIGHT },
  locale: 'it-IT',
  serviceWorkers: 'block',
});
await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
const page = await context.newPage();
await page.goto(address);
await page.getByRole('button', { name: 'Accedi come guest' }).click();
await page.waitForURL('**/home');
for (const { name, pages } of groups) {
  const shots = [];
  for (const to of Object.keys(pages)) shots.push(await photograph(to));
  const file = `${name.toLowerCase().replaceAll(/\W+/g, '-')}-${theme}.png`;
  if (shots.length > 0) await layOut(shots, path.join(folder, file));
}
await browser.close();

/** Takes a screenshot with the viewport as high as the page, so that elements fixed to its edges are in place. */
async function photograph(to) {
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  await page.goto(address + to);
  await page.locator('main [lang=en]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: WIDTH, height: Math.min(whole, LONGEST) });
  // Images further down are loaded lazily, once they are in the viewport.
  await page.waitForLoadState('networkidle');
  const input = await page.screenshot();
  return { to, input, height: Math.min(whole, LONGEST) };
}

async function layOut(shots, file) {
  const parts = [];
  let top = GAP;
  for (let from = 0; from < shots.length; from += PER_ROW) {
    const row = shots.slice(from, from + PER_ROW);
    row.forEach(({ to, input }, column) => {
      const left = GAP + column * (WIDTH + GAP);
      parts.push({ input: label(to), left, top }, { input, left, top: top + LABEL });
    });
    top += LABEL + Math.max(...row.map(({ height }) => height)) + GAP;
  }
  const columns = Math.min(shots.length, PER_ROW);
  const width = GAP + columns * (WIDTH + GAP);
  const ground = { width, height: top, channels: 3, background: '#c8ccd0' };
  await sharp({ create: ground }).composite(parts).png({ palette: true }).toFile(file);
  console.log(file);
}

function label(text) {
  const words = `<text x="2" y="22" font-family="sans-serif" font-size="18">${text}</text>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${LABEL}">${words}</svg>`,
  );
}
