// Tests rules entry-account, permission-prompt.
import { PROMPTS, type PromptKey } from '@pieno/contract/policies/prompts.ts';
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { logout, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { useFeature } from './use-feature.tsx';

afterEach(logout);

/** Alerts open their own prompt in the alert sheet. */
type Wanted = Exclude<PromptKey, 'alerts'>;
const { alerts: _, ...WANTED } = PROMPTS;

const onAllowed = vi.fn();
/** Button of an example feature. */
function Button({ wants }: { wants: Wanted }) {
  const features = {
    favorites: useFeature('favorites', 'update'),
    reviews: useFeature('reviews', 'create'),
    price_updates: useFeature('price_updates', 'create'),
    user_profile: useFeature('user_profile', 'view'),
    change_password: useFeature('account', 'change_password'),
    reset_password: useFeature('account', 'reset_password'),
    geolocation_consent: useFeature('geolocation', 'consent'),
    available_status: useFeature('settings', 'available_status'),
    notifications: useFeature('settings', 'notifications'),
    dark: useFeature('settings', 'dark'),
    generic: useFeature('pages', 'open'),
  };
  const { isAllowed, invite, invitation } = features[wants];
  return (
    <>
      <button type="button" onClick={isAllowed ? onAllowed : invite}>
        Fallo
      </button>
      {invitation}
    </>
  );
}
const prompt = page.getByRole('alertdialog');
const press = () => page.getByRole('button', { name: 'Fallo' }).click();

describe('a visitor without an account who uses a feature that needs one', () => {
  test.each(Object.entries(WANTED) as [Wanted, string][])(
    'is asked to register: %s',
    async (wants, text) => {
      await renderScreen(<Button wants={wants} />);
      await press();
      await expect.element(page.getByRole('alertdialog', { name: text })).toBeVisible();
      expect(text).toMatch(/Vuoi accedere o registrarti ora\?$/);
    },
  );

  test('is sent to the sign-in page on confirmation', async () => {
    await renderScreen(<Button wants="favorites" />);
    await press();
    await expect
      .element(prompt.getByRole('link', { name: 'Accedi o registrati' }))
      .toHaveAttribute('href', '/social-login');
    await expectAccessibleInBothThemes();
  });

  test('comes back to the page where it was asked for', async () => {
    const before = location.href;
    history.replaceState(null, '', '/settings');
    await renderScreen(<Button wants="notifications" />);
    await press();
    await expect
      .element(prompt.getByRole('link', { name: 'Accedi o registrati' }))
      .toHaveAttribute('href', '/social-login?to=%2Fsettings');
    history.replaceState(null, '', before);
  });

  test.each([
    ['a no', () => prompt.getByRole('button', { name: 'Non ora' }).click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('stays on the page after %s, and can open the prompt again', async (_, refuse) => {
    await renderScreen(<Button wants="reviews" />);
    await press();
    await expect.element(prompt).toBeVisible();
    await refuse();
    await expect.element(prompt).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Fallo' })).toHaveFocus();
    await press();
    await expect.element(prompt).toBeVisible();
  });
});

test('a registered user is not prompted', async () => {
  signIn('t1', SAMPLE_USER);
  await renderScreen(<Button wants="price_updates" />);
  await press();
  expect(onAllowed).toHaveBeenCalledTimes(1);
  await afterPaint();
  expect(prompt.elements()).toEqual([]);
});
