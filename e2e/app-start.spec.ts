/** When a prepared page loads the app, also after failures (rule page-content). */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Returns when a page was painted, completely parsed, and requested its first script, in ms; Infinity before. */
const momentsOf = (page: Page) =>
  page.evaluate(() => {
    const [whole] = performance.getEntriesByType('navigation');
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return {
      painted: paint?.startTime ?? Infinity,
      read: (whole as PerformanceNavigationTiming).domInteractive,
      asked: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });

test('the app is loaded after the content has been painted', async ({ guest: page }) => {
  await page.goto('/ranking/10');
  const { painted, asked } = await momentsOf(page);
  // After a second the app is loaded anyway.
  expect(asked).toBeGreaterThan(Math.min(painted, 1_000));
});

test('the app is loaded after its answers have arrived', async ({ guest: page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('/late', async (route) => {
    await held;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route('/ranking/10', async (route) => {
    const answer = await route.fetch();
    // Delays the end of the page.
    const body = (await answer.text()).replace(
      /(?=<script[^>]* id="answers")/,
      '<script src="/late"></script>',
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/ranking/10', { waitUntil: 'commit' });
  await expect.poll(async () => (await momentsOf(page)).painted).toBeLessThan(Infinity);
  letGo();
  await expect(page.locator('[data-prepared]')).toHaveCount(0);
  const { read, asked: at } = await momentsOf(page);
  expect(at).toBeGreaterThanOrEqual(read);
  expect(asked).not.toContain('/api/prices/ranking/10');
});

test.describe('a page whose first script fails', () => {
  test.use({ expectedFaults: /no typefaces here/ });

  test('is taken over by the app anyway', async ({ guest: page }) => {
    await page.addInitScript(() => {
      document.fonts.load = () => {
        throw new Error('no typefaces here');
      };
    });
    await page.goto('/ranking/10');
    await expect(page.getByRole('button', { name: 'Apri la mappa' })).toBeVisible();
  });
});
