/** Features closed to guests: each attempt shows a prompt to sign in or register (rule permission-prompt). */
import { PROMPTS } from '@pieno/contract/policies/prompts.ts';
import { expect, test } from './test.ts';

test('a guest is asked to register where an account is needed, and a yes leads to the entry', async ({
  guest: page,
}) => {
  const invitation = page.getByRole('link', { name: 'Accedi o registrati' });
  const expectAccepted = async () => {
    await invitation.click();
    await expect(page).toHaveURL(/\/social-login\?to=/);
  };

  await test.step('a switch', async () => {
    await page.goto('/settings');
    const dark = page.getByRole('switch', { name: 'Tema scuro' });
    const question = page.getByRole('alertdialog', { name: PROMPTS.dark });
    await dark.click();
    await expect(question).toContainText('Vuoi accedere o registrarti ora?');
    await question.getByRole('button', { name: 'Non ora' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/settings');
    await expect(dark).not.toBeChecked();
    await dark.click();
    await expect(question).toBeVisible();
    await expectAccepted();
  });

  await test.step('a switch of the popup, over which the question lies', async () => {
    await page.goto('/ranking/10');
    await page.getByRole('button', { name: 'Apri le impostazioni rapide' }).click();
    const popup = page.getByRole('dialog', { name: 'Impostazioni rapide' });
    await popup.getByRole('switch', { name: 'Tema scuro' }).click();
    await expect(page.getByRole('alertdialog', { name: PROMPTS.dark })).toBeVisible();
    await expectAccepted();
  });

  await test.step('what the server decides', async () => {
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
