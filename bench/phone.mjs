// What a person with a phone waits for: kept prices while the server hangs, and a new price on an open page.
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { chromium } from 'playwright';
import { CHROMIUM } from '../scripts/run/chromium.mjs';
import { ROOT } from '../scripts/run/processes.mjs';
import { EMBEDDED_DATABASE } from '../scripts/run/server-process.mjs';
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, median, table, whole } from './parts/figures.mjs';
import { startPieno } from './parts/processes.mjs';

const ROUNDS = 7;
const KEPT_BAR_MS = 1_000;
const NEWS_BAR_MS = 15_000;

const dataDir = temporaryFolder();
const server = await startPieno({ dataDir });
const browser = await chromium.launch(CHROMIUM);
const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'it-IT' });
await page.goto(server.url);
await page.getByRole('button', { name: 'Accedi come guest' }).click();
await page.waitForURL('**/home');
await page.waitForFunction(() => navigator.serviceWorker?.controller);
await page.waitForFunction(() => caches.match('/api/prices/best-by-decade'));

const kept = [];
for (let round = 0; round < ROUNDS; round += 1) {
  process.kill(server.pid, 'SIGSTOP');
  kept.push(await sinceNavigation(() => page.reload({ waitUntil: 'commit' })));
  process.kill(server.pid, 'SIGCONT');
  await page.waitForLoadState('networkidle');
}

await page.goto(`${server.url}/business/8`);
await page.getByText('€ 1,').first().waitFor({ state: 'attached' });
const news = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const price = `1,6${10 + round}`;
  const shown = page.getByText(`€ ${price}`).first();
  await changePrice(price);
  const changed = performance.now();
  await shown.waitFor({ state: 'attached', timeout: 60_000 });
  news.push(performance.now() - changed);
}
await browser.close();
await server.stop();

table(
  ['', 'median, ms', 'slowest, ms'],
  [
    ['reload while the server hangs, until kept prices are visible', ...figures(kept)],
    ['a price is changed, until an open page shows it', ...figures(news)],
  ],
);
bar(`kept prices within ${whole(KEPT_BAR_MS)} ms, median`, median(kept) < KEPT_BAR_MS);
bar(`a new price within ${whole(NEWS_BAR_MS)} ms, always`, Math.max(...news) < NEWS_BAR_MS);

/** Milliseconds from the start of a navigation to the first frame with a price, by the page's own clock. */
async function sinceNavigation(navigate) {
  await navigate();
  await page.getByRole('main').getByText(/€ \d/).first().waitFor({ timeout: 60_000 });
  return page.evaluate(() => performance.now());
}

async function changePrice(price) {
  const file = 'server/src/cli/main.ts';
  const args = [...EMBEDDED_DATABASE, file, 'admin', 'price', '8', '10', price, '--yes'];
  const command = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(command, 'exit');
  if (code !== 0) throw new Error(`The price was not changed: ${code}.`);
}

function figures(times) {
  return [whole(median(times)), whole(Math.max(...times))];
}
