/** Features closed to guests: each attempt shows a prompt to sign in or register (rule permission-prompt). */
// Tests rule profile-screen.
import { PROMPTS } from '@pieno/contract/policies/prompts.ts';
import { expect, test } from './test.ts';

test('a guest is asked to register where an account is needed, and accepting opens the entry page', async ({
  guest: page,
}) => {
  const invitation = page.getByRole('link', { name: 'Accedi o registrati' });
  const expectAccepted = async () => {
    await invitation.click();
    await expect(page).toHaveURL(/\/social-login\?to=/);
  };

  await test.step('a switch', async () => {
    await page.goto('/settings');
    const notifications = page.getByRole('switch', { name: 'Notifiche Accettate' });
    const question = page.getByRole('alertdialog', { name: PROMPTS.notifications });
    await notifications.click();
    await expect(question).toContainText('Vuoi accedere o registrarti ora?');
    await question.getByRole('button', { name: 'Non ora' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/settings');
    await expect(notifications).not.toBeChecked();
    await notifications.click();
    await expect(question).toBeVisible();
    await expectAccepted();
  });

  await test.step('a switch of the popup, below the prompt', async () => {
    await page.goto('/ranking/10');
    await page.getByRole('button', { name: 'Apri le impostazioni rapide' }).click();
    const popup = page.getByRole('dialog', { name: 'Impostazioni rapide' });
    await expect(
      popup.getByText('Impostazioni disponibili solo per utenti registrati'),
    ).toBeVisible();
    await popup.getByRole('switch', { name: 'Notifiche Accettate' }).click();
    await expect(page.getByRole('alertdialog', { name: PROMPTS.notifications })).toBeVisible();
    await expectAccepted();
  });

  await test.step('not for the theme, which is stored on the phone', async () => {
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Tema scuro' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  await test.step('an action that the server refuses', async () => {
    await page.goto('/business/1');
    await page.getByRole('button', { name: 'Scrivi una recensione' }).click();
    await expect(page.getByRole('alertdialog', { name: PROMPTS.reviews })).toBeVisible();
    await expectAccepted();
  });

  await test.step('a screen', async () => {
    await page.goto('/user-profile');
    await expect(page.getByText(PROMPTS.user_profile)).toBeVisible();
    await expectAccepted();
  });
});
