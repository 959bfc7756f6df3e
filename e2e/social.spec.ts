// Tests rules account-social, entry-social.
import type { Page } from '@playwright/test';
import { test } from './sign-in-service.ts';
import { expect, openMenu } from './test.ts';

// One worker, so that all tests share one product and one provider.
test.describe.configure({ mode: 'default' });

test.use({ serviceWorkers: 'allow', expectedFaults: /^outside: http:\/\/127\.0\.0\.1:/ });

/** Presses Google's button once the service worker controls the page and the button is enabled. */
async function pressGoogle(page: Page, path = '/social-login'): Promise<void> {
  await page.goto(path);
  await page.locator('[data-live="true"]').first().waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.getByRole('button', { name: 'Accedi con Google' }).click();
}

test('a provider’s account signs in, and finds the same user the next time', async ({
  page,
  otherPhone,
  service: { google },
}) => {
  google.person = {
    sub: 'anna',
    email: 'anna@example.sm',
    email_verified: true,
    name: 'Anna Gatti',
  };
  for (const phone of [page, otherPhone]) {
    await pressGoogle(phone);
    await expect(phone).toHaveURL('/home');
    await expect((await openMenu(phone)).getByText('Anna Gatti').first()).toBeVisible();
  }
  await page.goto('/user-profile');
  await expect(page.getByLabel('Email')).toHaveValue('anna@example.sm');
});

test('a sign-in cancelled at the provider says so; repeated, it opens the requested page, once', async ({
  page,
  service: { google },
}) => {
  google.person = undefined;
  await pressGoogle(page, '/business/8');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    "L'accesso con questo servizio non è riuscito. Riprova.",
  );
  await expect(page).toHaveURL('/social-login?to=%2Fbusiness%2F8');

  google.person = { sub: 'berta', email: 'berta@example.sm', email_verified: true, name: 'Berta' };
  await pressGoogle(page, '/social-login?to=%2Fbusiness%2F8');
  await expect(page).toHaveURL('/business/8');
  await (await openMenu(page)).getByRole('button', { name: 'Disconnetti' }).click();
  await pressGoogle(page);
  await expect(page).toHaveURL('/home');
});
