/** Prepared pages: their content before and without a script (rule page-content). */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** A layout shift as the browser reports it; missing in TypeScript's DOM library. */
interface Shift {
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

const priceIn = (page: Page) => page.getByText(/^€ \d,\d{3} al litro$/).first();

/** Returns the headings and prices of a page, with their distance from its top in whole pixels. */
const placesOn = (page: Page) =>
  page
    .locator('h1, h2, h3, [data-size]')
    .evaluateAll((elements) =>
      elements.map((element): [string, number] => [
        element.textContent,
        Math.round(element.getBoundingClientRect().top + scrollY),
      ]),
    );

/** Milliseconds after which no price is fresh. */
const PAST_ALL_MS = 400 * 86_400_000;
/** The stylesheet that all pages share, by its name in the build. */
const STYLES = /\/assets\/index-[^/]*\.css$/;
const SCRIPT = /\/assets\/index-[^/]*\.js$/;

/** Delays the app's script. @returns a function that lets it continue */
async function holdScript(page: Page): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Opens a page and lets the app take it over. Fails if headings or prices move. */
async function expectSamePlaces(page: Page, path: string): Promise<void> {
  const letGo = await holdScript(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('[data-prepared] [data-size]').last()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await placesOn(page);
  expect(before.length).toBeGreaterThan(3);
  letGo();
  await expect(page.locator('[data-prepared]')).toHaveCount(0);
  const after = await placesOn(page);
  expect(after.filter(([what]) => before.some(([other]) => other === what))).toEqual(before);
  await page.unroute(SCRIPT);
}

/** Doubles the text size of every page that is opened afterwards. */
const enlargeText = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      document.documentElement.style.fontSize = '200%';
    }).observe(document, { childList: true });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, link] of [
    ['/home', '/ranking/10'],
    ['/ranking/10', '/business/'],
    ['/business/8', '/home'],
    ['/social-login', '/social-login?to=%2Franking%2F10'],
  ] as const) {
    test(`${path} shows prices and working links`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'load' });
      await expect(priceIn(page)).toBeAttached();
      const next = page.locator(`a[href^="${link}"]`).first();
      await expect(next).toBeVisible();
      await next.click();
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByText('ha bisogno di JavaScript')).toHaveCount(0);
    });
  }

  test('the entry shows the prices of what was wished for', async ({ page }) => {
    await page.goto('/social-login?to=%2Fbusiness%2F8', { waitUntil: 'load' });
    await expect(page.getByRole('heading', { name: /^Commercio Petroli/ })).toBeVisible();
    await expect(priceIn(page)).toBeAttached();
  });
});

test('a stranger reads the prices of a shared link before the script, and enters with one tap', async ({
  page,
}) => {
  const letGo = await holdScript(page);
  await page.goto('/business/8', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/social-login?to=%2Fbusiness%2F8');
  await expect(page.getByRole('heading', { name: /^Commercio Petroli/ })).toBeVisible();
  await expect(priceIn(page)).toBeAttached();
  // Pressed before anything listens, and remembered.
  await page.getByRole('button', { name: 'Accedi come guest' }).click();
  letGo();
  await expect(page).toHaveURL('/business/8');
  await expect(page.getByRole('heading', { name: 'Prezzi Carburanti' })).toBeVisible();
});

test.describe('the script takes over the page', () => {
  test.use({ serviceWorkers: 'block' });

  for (const path of ['/home', '/ranking/10', '/business/8'] as const) {
    test(`${path} does not move, and requests no data that it contains`, async ({
      guest: page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.addInitScript(() => {
        const moved: string[] = [];
        Object.assign(globalThis, { moved });
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries() as (PerformanceEntry & Shift)[]) {
            for (const { node, previousRect: before, currentRect: after } of sources) {
              const what = node instanceof Element ? node.outerHTML.slice(0, 100) : node?.nodeName;
              moved.push(`${what}: ${JSON.stringify([before, after])}`);
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      // Drawn by the script only.
      await expect(page.locator('[role="group"] svg').first()).toBeVisible();
      await expect(priceIn(page)).toBeAttached();
      await expect(page.locator('[data-until]')).toHaveCount(0);
      expect(
        await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved),
      ).toEqual([]);
      expect(asked).not.toContain('/api/prices/best-by-decade');
      expect(asked.filter((path) => STYLES.test(path))).toEqual([]);
    });
  }

  for (const path of ['/home', '/ranking/10', '/business/8', '/social-login'] as const) {
    test(`${path} is drawn at the same places`, async ({ guest, otherPhone }) => {
      const page = path === '/social-login' ? otherPhone : guest;
      await expectSamePlaces(page, path);
    });
  }

  for (const [where, narrow] of [
    ['at 320 pixels', (page: Page) => page.setViewportSize({ width: 320, height: 640 })],
    ['with text of twice the size', enlargeText],
  ] as const) {
    test(`nothing moves ${where}`, async ({ guest: page }) => {
      await narrow(page);
      for (const path of ['/home', '/business/8']) await expectSamePlaces(page, path);
    });
  }

  test('an earlier choice applies', async ({ guest: page }) => {
    const letGo = await holdScript(page);
    await page.goto('/ranking/10', { waitUntil: 'commit' });
    const modes = page.getByRole('group', { name: 'Modalità di servizio' });
    await modes.getByText('Self').click();
    await modes.getByText('Servito').click();
    await expect(modes.locator('[aria-busy="true"]')).toHaveText('Servito');
    await page.getByRole('radio', { name: 'Servito' }).focus();
    letGo();
    await expect(page).toHaveURL('/ranking/10?mode=served');
    await expect(page.getByRole('radio', { name: 'Servito' })).toBeFocused();
    await expect(modes.locator('[aria-busy="true"]')).toHaveCount(0);
  });

  test('of two stations with one name the pressed one opens', async ({ guest: page }) => {
    const letGo = await holdScript(page);
    await page.route('/ranking/10', async (route) => {
      const answer = await route.fetch();
      const names = /(?<=translate="no">|"name":")(Eni|Q8)(?=[<"])|(?<=prezzo: )(Eni|Q8)/g;
      await route.fulfill({ response: answer, body: (await answer.text()).replace(names, 'Esso') });
    });
    await page.goto('/ranking/10', { waitUntil: 'commit' });
    const row = page.getByRole('listitem').filter({ hasText: 'Esso' }).last();
    const station = await row.getByRole('link').getAttribute('href');
    await row.getByRole('button').click();
    await expect(row.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    letGo();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Altro' }).click();
    await expect(
      sheet.getByRole('link', { name: 'Apri la pagina del distributore' }),
    ).toHaveAttribute('href', station!);
  });

  test('a reader who has scrolled on stays there', async ({ guest: page }) => {
    const letGo = await holdScript(page);
    await page.goto('/ranking/10', { waitUntil: 'commit' });
    // Before its font has loaded, the page has no layout and cannot scroll.
    await expect(priceIn(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 600));
    letGo();
    await expect(page.locator('[data-prepared]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Apri la mappa' })).toBeVisible();
    // Half a pixel of tolerance, where a date becomes an age.
    const scrolled = await page.evaluate(() => scrollY);
    expect(Math.abs(scrolled - 600)).toBeLessThanOrEqual(1);
  });
});

test('a page whose font fails to load is shown without it', async ({ guest: page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/ranking/10', { waitUntil: 'commit' });
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check('1em "Figtree Variable"'))).toBe(false);
  letGo();
});

test.describe('a page without its script', () => {
  test.use({ expectedFaults: /ERR_FAILED/, serviceWorkers: 'block' });

  test.beforeEach(async ({ guest: page }) => {
    await page.route(SCRIPT, (route) => route.abort());
  });

  test('keeps its medals while the clock of the phone is wrong', async ({ guest: page }) => {
    await page.clock.setFixedTime(Date.now() + PAST_ALL_MS);
    await page.goto('/ranking/10', { waitUntil: 'load' });
    await expect(page.locator('[data-until]').first()).toBeAttached();
    await expect(page.locator('[data-metal]').first()).toBeVisible();
    await expect(page.locator('[data-aged]')).toHaveCount(0);
  });

  test('from the history loses outdated medals by the server’s clock', async ({ guest: page }) => {
    await page.goto('/ranking/10', { waitUntil: 'load' });
    await page.goto('/ranking/20', { waitUntil: 'load' });
    await page.evaluate((ahead) => {
      localStorage.setItem('server_clock', JSON.stringify({ at: Date.now() + ahead, ahead }));
    }, PAST_ALL_MS);
    await page.goBack();
    await expect(page.locator('[data-aged]').first()).toBeAttached();
    await expect(page.locator('[data-metal]').first()).toBeHidden();
  });
});
