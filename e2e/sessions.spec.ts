/** Changes of the session from outside: another tab, an expired guest, a session ended elsewhere. */
// Tests rules error-session, guest-expiry, guest-poll, visitor-kinds, visitor-start.
import type { GuestAccess } from '@pieno/contract/accounts/visitor.ts';
import type { Page } from '@playwright/test';
import { pastGuest } from './past-guest.ts';
import { fillInLogin, fillInRegistration, randomPerson, tokenOn } from './people.ts';
import { enterAsGuest, expect, openMenu, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const leave = async (page: Page) =>
  (await openMenu(page)).getByRole('button', { name: 'Disconnetti' }).click();
/** Returns the id of the guest stored by this page; null while the guest is being renewed. */
const guestIdOn = (page: Page) =>
  page.evaluate(() => {
    const visitor = localStorage.getItem('pieno.visitor')!;
    const { guest } = JSON.parse(visitor) as { guest: { guest_id: string } | null };
    return guest && guest.guest_id;
  });
const expectAnother = (page: Page, guestId: string) =>
  expect.poll(async () => [guestId, null].includes(await guestIdOn(page))).toBe(false);
const become = (page: Page, guest: GuestAccess) =>
  page.evaluate(
    (kept) => localStorage.setItem('pieno.visitor', JSON.stringify({ kind: 'guest', guest: kept })),
    guest,
  );
const bearer = async (page: Page) => ({ authorization: `Bearer ${await tokenOn(page)}` });

test('two tabs share one session', async ({ page, context, person }) => {
  const other = await context.newPage();
  await other.goto('/login');
  await enterAsGuest(page);
  await other.goto('/register');
  await expect(other.getByRole('button', { name: 'Completa registrazione' })).toBeVisible();
  await leave(page);
  await expect(other.getByRole('button', { name: 'Accedi come guest' })).toBeVisible();

  await page.goto('/login');
  await fillInLogin(page, person);
  await expect(page).toHaveURL('/home');
  await expect(other).toHaveURL('/home');
  await expect((await openMenu(other)).getByText(person.name).first()).toBeVisible();

  await page.goto('/settings');
  await page.getByRole('switch', { name: 'Tema scuro' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');

  await leave(page);
  await expect(page).toHaveURL('/social-login');
  await expect(other).toHaveURL('/social-login');
});

test.describe('a guest whose token has expired', () => {
  test('is renewed while the page is open, without the history of the old one', async ({
    page,
  }) => {
    await page.clock.install();
    await enterAsGuest(page);
    await page.goto('/business/1');
    await expect(page.getByRole('heading', { name: 'Prezzi Carburanti' })).toBeVisible();
    const before = (await guestIdOn(page))!;
    await page.clock.fastForward('24:00:01');
    await expectAnother(page, before);
    await expect(page).toHaveURL('/business/1');
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Vincitori per Categoria' })).toBeVisible();
    await expect(page.getByText('Visti di recente')).toBeHidden();
  });

  test.describe('days ago', () => {
    test.use({ expectedFaults: /status of 40[13].*convert-to-registered/ });

    test('is renewed; with a slow clock it can still register, and keeps its data', async ({
      guest: page,
    }) => {
      const past = await pastGuest();
      await page.goto('/home');
      await become(page, past);
      await page.goto('/settings');
      await expect(page.getByRole('heading', { level: 1, name: 'Impostazioni' })).toBeVisible();
      await expectAnother(page, past.guest_id);

      await page.goto('/ranking/20');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await become(page, { ...past, expires_at: '2099-01-01T00:00:00.000Z' });
      await page.goto('/register');
      await fillInRegistration(page, randomPerson());
      await page.getByRole('button', { name: 'Completa registrazione' }).click();
      await expect(page).toHaveURL('/home');
      const kept = await page.request.get('/api/user/export', { headers: await bearer(page) });
      expect(await kept.json()).toMatchObject({
        guest_data: { search_preferences: { last_fuel: 20 } },
      });
    });
  });
});

test.describe('a session that was ended on another device', () => {
  // A worker's calls would bypass the route.
  test.use({ expectedFaults: /status of 401/, serviceWorkers: 'block' });

  test('ends here at the next call', async ({ member: page }) => {
    await page.goto('/settings');
    const available = page.getByRole('switch', { name: 'Stato disponibile' });
    await expect(available).toBeVisible();
    const headers = await bearer(page);
    // Other requests of the page wait, so that the switch makes the next call.
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? undefined : route.continue(),
    );
    expect((await page.request.post('/api/logout', { headers })).ok()).toBe(true);

    await available.click();
    await expect(page).toHaveURL('/social-login?to=%2Fsettings');
    await expect(page.getByText('Sessione scaduta')).toBeVisible();
    await page.unrouteAll();
    await page.goto('/home');
    await expect(page).toHaveURL('/social-login');
    await expect(page.getByText('Sessione scaduta')).toBeHidden();
  });
});
