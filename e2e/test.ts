import { randomInt } from 'node:crypto';
import {
  test as base,
  expect,
  type APIResponse,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { GuestAccessSchema } from '@pieno/contract/accounts/visitor.ts';
import { SessionSchema } from '@pieno/contract/accounts/account.ts';
import { register, randomPerson, type Person } from './people.ts';

interface Fixtures {
  /** Faults that this test provokes on purpose, and that do not fail it. */
  expectedFaults: RegExp;
  /** True for a browser that saves data, so that nothing is fetched in advance. */
  savesData: boolean;
  /** A page, not opened yet, with a guest's session. */
  guest: Page;
  person: Person;
  /** A page, not opened yet, with a session of `person`. */
  member: Page;
  /** A page in another browser context, with empty storage. */
  otherPhone: Page;
}

/**
 * Playwright's `test`, extended so that console errors, CSP violations, style elements and external requests fail a
 * test.
 */
export const test = base.extend<Fixtures>({
  // A random client address per test, so that rate limits per address count only its own requests.
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `10.1.${randomInt(255)}.${randomInt(255)}` }),

  expectedFaults: [/(?!)/, { option: true }],

  savesData: [true, { option: true }],

  context: async ({ context, baseURL, expectedFaults, savesData }, use) => {
    if (savesData)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    await watched(context, { baseURL, expectedFaults }, () => use(context));
  },

  guest: async ({ page }, use) => {
    await becomeGuest(page);
    await use(page);
  },

  person: async ({ request }, use) => {
    const person = randomPerson();
    await register(request, person);
    await use(person);
  },

  member: async ({ page, person }, use) => {
    await signIn(page, person);
    await use(page);
  },

  otherPhone: async ({ browser, baseURL, expectedFaults }, use) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await watched(context, { baseURL, expectedFaults }, () => use(page));
    await context.close();
  },
});

export { expect };

/** Gives a page the session of a new guest, as the entry page would. */
export async function becomeGuest(page: Page): Promise<void> {
  const answer = await page.request.post('/api/guest/access');
  const guest = GuestAccessSchema.parse(await answer.json());
  await keepSession(page, answer, { kind: 'guest', guest });
}

/** Enters as a guest through the entry page. */
export async function enterAsGuest(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Accedi come guest' }).click();
  await expect(page).toHaveURL('/home');
}

/** Gives a page the session of a person, as signing in on /login would; journeys of accounts use the form. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  const answer = await page.request.post('/api/login', { data: { email, password } });
  const session = SessionSchema.parse(await answer.json());
  await keepSession(page, answer, { kind: 'registered', ...session });
}

/** Without opening a page: entering or signing in by the form takes as long as half a journey. */
async function keepSession(page: Page, answer: APIResponse, visitor: object): Promise<void> {
  const { origin } = new URL(answer.url());
  const localStorage = [{ name: 'pieno.visitor', value: JSON.stringify(visitor) }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  return menu;
}

/** Returns whether the current history entry belongs to a layer over the page (`ui/src/layers`). */
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => JSON.stringify(history.state).includes('Layer'));

/** Returns the text and the address of each link in an element. */
export function linksIn(place: Locator): Promise<(string | null)[][]> {
  return place
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
}

/**
 * Makes `goto` wait until the app has taken over the page: a journey is quicker than a person, and would use elements
 * that are about to be replaced. Journeys about the prepared page set `waitUntil`.
 */
function opensWithTheApp(page: Page): void {
  const app = page.locator('#root[data-prepared]');
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await app.waitFor({ state: 'detached' });
    return answer;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    // A layer that was just closed removes its history entry, which would abort the reload.
    const isOpen = (await page.locator('dialog[open]').count()) > 0;
    if (!isOpen) await expect.poll(() => isMarked(page)).toBe(false);
    const answer = await reload(options);
    await app.waitFor({ state: 'detached' });
    return answer;
  };
}

/** Runs `use` and then fails if the context reported any unexpected fault. */
async function watched(
  context: BrowserContext,
  { baseURL, expectedFaults }: { baseURL: string | undefined; expectedFaults: RegExp },
  use: () => Promise<void>,
): Promise<void> {
  const faults = await watch(context, new URL(baseURL!).origin);
  await use();
  const unexpected = faults.filter((fault) => !expectedFaults.test(fault));
  expect(unexpected, 'faults nobody expected').toEqual([]);
}

/**
 * Collects console and page errors, CSP violations, style elements written by scripts, and requests to other origins,
 * which playwright.config.ts blocks.
 */
async function watch(context: BrowserContext, origin: string): Promise<string[]> {
  const faults: string[] = [];
  context.on('page', opensWithTheApp);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`content policy: ${event.effectiveDirective} ${event.blockedURI}`);
    });
    // The API's documentation has its own policy.
    if (location.pathname.startsWith('/api/')) return;
    // Style elements in the page's own HTML need permission by the policy; an empty one that a script fills later would
    // not violate it.
    new MutationObserver((changes) => {
      if (document.readyState === 'loading') return;
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && (node.matches('style') || node.querySelector('style')))
          console.error(`a script wrote a style element: ${location.pathname}`);
    }).observe(document, { childList: true, subtree: true });
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin)
      faults.push(`outside: ${url.href}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error')
      faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => faults.push(`page: ${error.error().message}`));
  return faults;
}
