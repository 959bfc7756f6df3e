// A Chromium that emulates a phone, with the session of a new guest.
import { chromium, devices } from 'playwright';
import { CHROMIUM } from '../../../scripts/run/chromium.mjs';
import { temporaryFolder } from '../data/data-folder.mjs';

/** 150 ms round trip, 1.6 Mbit/s; the processor is four times slower than this machine's. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const SLOWER = 4;

/**
 * Opens a browser with a new profile and a guest's session on this server.
 * @param options `flags` for Chromium, and options of the browser context
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
  // A response of the API has the app's origin and storage, but loads no scripts.
  await page.goto(`${url}/api/health`);
  await page.evaluate(
    (text) => localStorage.setItem('pieno.visitor', text),
    JSON.stringify(visitor),
  );
  return { context, page };
}

/** Makes a page's network and processor slow. */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
