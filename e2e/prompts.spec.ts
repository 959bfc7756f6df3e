/** Features closed to guests: each attempt shows a prompt to sign in or register (rule permission-prompt). */
import { PROMPTS, type PromptKey } from '@pieno/contract/policies/prompts.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const SWITCHES: readonly [name: string, prompt: PromptKey][] = [
  ['Stato disponibile', 'available_status'],
  ['Notifiche Accettate', 'notifications'],
  ['Tema scuro', 'dark'],
];
const LINKS: readonly [name: string, prompt: PromptKey][] = [
  ['Update Profile', 'user_profile'],
  ['Update Bio', 'user_profile'],
  ['Change Password', 'change_password'],
  ['Reset Password', 'reset_password'],
];

/** Expects the prompt: declining it changes nothing, accepting it leads to the entry page. */
async function expectQuestion(page: Page, prompt: PromptKey, ask: () => Promise<void>) {
  const question = page.getByRole('alertdialog', { name: PROMPTS[prompt] });
  await ask();
  await expect(question).toBeVisible();
  await expect(question).toContainText('Vuoi accedere o registrarti ora?');
  await question.getByRole('button', { name: 'Non ora' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/settings');
  await ask();
  await question.getByRole('link', { name: 'Accedi o registrati' }).click();
  await expect(page).toHaveURL('/social-login');
}

for (const [name, prompt] of SWITCHES) {
  test(`a guest who turns “${name}” is asked to register`, async ({ guest: page }) => {
    await page.goto('/settings');
    const choice = page.getByRole('switch', { name });
    await expectQuestion(page, prompt, async () => {
      await expect(choice).not.toBeChecked();
      await choice.click();
    });
  });
}

for (const [name, prompt] of LINKS) {
  test(`a guest who presses “${name}” is asked to register`, async ({ guest: page }) => {
    await page.goto('/settings');
    await expectQuestion(page, prompt, () => page.getByRole('button', { name }).click());
  });
}

test('a guest who turns the consent on is asked to register', async ({ guest: page }) => {
  await page.goto('/settings');
  await expect(
    page.getByText('Consenso geolocalizzazione disponibile solo per utenti registrati'),
  ).toBeVisible();
  await expectQuestion(page, 'geolocation_consent', () =>
    page.getByRole('button', { name: 'Accedi o registrati' }).click(),
  );
});

test('the popup asks the same, and lets anybody change the direction', async ({ guest: page }) => {
  await page.goto('/ranking/10');
  await page.getByRole('button', { name: 'Apri le impostazioni rapide' }).click();
  const popup = page.getByRole('dialog', { name: 'Impostazioni rapide' });
  await popup.getByRole('switch', { name: 'Da destra a sinistra' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await popup.getByRole('switch', { name: 'Tema scuro' }).click();
  const question = page.getByRole('alertdialog', { name: PROMPTS.dark });
  await question.getByRole('link', { name: 'Accedi o registrati' }).click();
  await expect(page).toHaveURL('/social-login');
});

for (const [name, prompt, soon] of [
  ['Aggiungi ai preferiti', 'favorites', 'I preferiti saranno disponibili a breve.'],
  ['Scrivi una recensione', 'reviews', 'Le recensioni saranno disponibili a breve.'],
] as const) {
  test(`“${name}” on a station: a guest is asked to register`, async ({ guest: page }) => {
    await page.goto('/business/1');
    await page.getByRole('button', { name }).click();
    const question = page.getByRole('alertdialog', { name: PROMPTS[prompt] });
    await question.getByRole('link', { name: 'Accedi o registrati' }).click();
    await expect(page).toHaveURL('/social-login');
  });

  test(`“${name}” on a station: a registered user learns when it comes`, async ({
    member: page,
  }) => {
    await page.goto('/business/1');
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('alertdialog', { name: soon })).toBeVisible();
  });
}

test('a guest who opens the profile is offered registration', async ({ guest: page }) => {
  await page.goto('/user-profile');
  await expect(page.getByText(PROMPTS.user_profile)).toBeVisible();
  await page.getByRole('link', { name: 'Accedi o registrati' }).click();
  await expect(page).toHaveURL('/social-login');
});
