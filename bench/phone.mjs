// How long a phone waits for cached prices while the server hangs, and for a new price on an open page.
import { capture } from '../scripts/run/processes.mjs';
import { commandLine } from '../scripts/run/server-process.mjs';
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { atMost, median } from './parts/figures.mjs';
import { openPhone } from './parts/phone/phone.mjs';
import { startPieno } from './parts/processes.mjs';

const ROUNDS = 7;
const RELOAD_MS = 1_000;
const CHANGE_MS = 15_000;

const dataDir = temporaryFolder();
const server = await startPieno({ dataDir });
const { context, page } = await openPhone(server.url);
await page.goto(`${server.url}/home`);
await page.waitForFunction(() => navigator.serviceWorker?.controller);
await page.waitForFunction(() => caches.match('/api/prices/best-by-decade'));
const reloads = [];
for (let round = 0; round < ROUNDS; round += 1) {
  process.kill(server.pid, 'SIGSTOP');
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('main').getByText(/€ \d/).first().waitFor({ timeout: 60_000 });
  // Since the start of the navigation.
  reloads.push(await page.evaluate(() => performance.now()));
  process.kill(server.pid, 'SIGCONT');
  await page.waitForLoadState('networkidle');
}

await page.goto(`${server.url}/business/8`);
await page.getByText('€ 1,').first().waitFor({ state: 'attached' });
const changes = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const price = `1,6${10 + round}`;
  await changePrice(price);
  const changed = performance.now();
  const shown = page.getByText(`€ ${price}`).first();
  await shown.waitFor({ state: 'attached', timeout: 60_000 });
  changes.push(performance.now() - changed);
}
await context.close();
await server.stop();

atMost('reload while the server hangs, median', median(reloads), RELOAD_MS, 'ms');
atMost('price change until an open page shows it', Math.max(...changes), CHANGE_MS, 'ms');

async function changePrice(price) {
  const args = [...commandLine('admin'), 'price', '8', '10', price, '--yes'];
  const env = { ...process.env, DATA_DIR: dataDir };
  const { code, output } = await capture(process.execPath, args, { env });
  if (code !== 0) throw new Error(output);
}
