// A Chromium that plays a phone, with a guest in it who has never been here before.
import { chromium, devices } from 'playwright';
import { CHROMIUM } from '../../scripts/chromium.mjs';
import { temporaryFolder } from './data-folder.mjs';

/**
 * Opens a browser with a profile of its own in which a guest of this server is signed in.
 * @param options `flags` for Chromium, and the rest for the browser's context
 */
export async function openPhone(url, { flags = [], ...options } = {}) {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const context = await chromium.launchPersistentContext(temporaryFolder(), {
    ...CHROMIUM,
    args: [...CHROMIUM.args, ...flags],
    ...phone,
    ...options,
  });
  const response = await fetch(`${url}/api/guest/access`, { method: 'POST' });
  if (!response.ok) throw new Error(`No guest access: ${response.status}`);
  const visitor = { kind: 'guest', guest: await response.json() };
  const page = context.pages()[0] ?? (await context.newPage());
  // An answer of the API: same storage, but nothing of the app is loaded yet.
  await page.goto(`${url}/api/health`);
  await page.evaluate(
    (text) => localStorage.setItem('pieno.visitor', text),
    JSON.stringify(visitor),
  );
  return { context, page };
}
