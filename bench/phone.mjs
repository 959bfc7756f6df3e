// What a person with a phone waits for: kept prices while the server hangs, and a new price on an open page.
import { capture } from '../scripts/run/processes.mjs';
import { commandLine } from '../scripts/run/server-process.mjs';
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { bar, median, table, whole } from './parts/figures.mjs';
import { openPhone } from './parts/phone/phone.mjs';
import { startPieno } from './parts/processes.mjs';

const ROUNDS = 7;
const KEPT_BAR_MS = 1_000;
const NEWS_BAR_MS = 15_000;

const dataDir = temporaryFolder();
const server = await startPieno({ dataDir });
const { context, page } = await openPhone(server.url);
await page.goto(`${server.url}/home`);
await page.waitForFunction(() => navigator.serviceWorker?.controller);
await page.waitForFunction(() => caches.match('/api/prices/best-by-decade'));
const kept = [];
for (let round = 0; round < ROUNDS; round += 1) {
  process.kill(server.pid, 'SIGSTOP');
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('main').getByText(/€ \d/).first().waitFor({ timeout: 60_000 });
  // Since the navigation began, by the page's own clock.
  kept.push(await page.evaluate(() => performance.now()));
  process.kill(server.pid, 'SIGCONT');
  await page.waitForLoadState('networkidle');
}

await page.goto(`${server.url}/business/8`);
await page.getByText('€ 1,').first().waitFor({ state: 'attached' });
const news = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const price = `1,6${10 + round}`;
  await changePrice(price);
  const changed = performance.now();
  const shown = page.getByText(`€ ${price}`).first();
  await shown.waitFor({ state: 'attached', timeout: 60_000 });
  news.push(performance.now() - changed);
}
await context.close();
await server.stop();

const figures = (times) => [whole(median(times)), whole(Math.max(...times))];
table(
  ['', 'median, ms', 'slowest, ms'],
  [
    ['reload while the server hangs, until kept prices are visible', ...figures(kept)],
    ['a price is changed, until an open page shows it', ...figures(news)],
  ],
);
bar(`kept prices within ${whole(KEPT_BAR_MS)} ms, median`, median(kept) < KEPT_BAR_MS);
bar(`a new price within ${whole(NEWS_BAR_MS)} ms, always`, Math.max(...news) < NEWS_BAR_MS);

async function changePrice(price) {
  const args = [...commandLine('admin'), 'price', '8', '10', price, '--yes'];
  const env = { ...process.env, DATA_DIR: dataDir };
  const { code, output } = await capture(process.execPath, args, { env });
  if (code !== 0) throw new Error(output);
}
