// Tests rules permission-prompt, permission-refusal, settings-popup, shell-direction.
import { PROMPTS } from '@pieno/contract/policies/prompts.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { logout, signIn } from '../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../testing/fake-api.ts';
import { expectFitsLargeText } from '../testing/large-text.ts';
import { expectReadsLeftToRight } from '../testing/reading-order.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { SAMPLE_USER } from '../testing/sample-user.ts';
import { chooseDirection, getDirection } from '../core/theme/direction.ts';
import { Page } from './page.tsx';
import { QuickSettings } from './quick-settings.tsx';
import { chooseTheme, getTheme, closeOverlay } from '../core/theme/theme.ts';

const root = document.documentElement;
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  chooseTheme('light');
});
afterEach(() => {
  logout();
  closeOverlay();
  chooseTheme('light');
  chooseDirection('ltr');
  localStorage.removeItem('dir');
});

const opener = page.getByRole('button', { name: 'Apri le impostazioni rapide' });
const popup = page.getByRole('dialog', { name: 'Impostazioni rapide' });
const control = (name: string) => popup.getByRole('switch', { name });
const show = (back?: string) =>
  renderScreen(
    <Page title="Benzina" back={back}>
      <p>Dove fare il pieno oggi? A San Marino.</p>
    </Page>,
  );
async function openPopup() {
  await show('/home');
  await opener.click();
  await expect.element(popup).toBeVisible();
}

describe('the popup of the inner pages', () => {
  test('is missing on a page without a back link', async () => {
    await show();
    await expect.element(page.getByRole('button', { name: 'Apri il menu' })).toBeVisible();
    expect(opener.elements()).toEqual([]);
  });

  test('is accessible, and restores the focus', async () => {
    await openPopup();
    await expectAccessibleInBothThemes();
    await userEvent.keyboard('{Escape}');
    await expect.element(popup).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await popup.getByRole('button', { name: 'Chiudi le impostazioni rapide' }).click();
    await expect.element(popup).not.toBeInTheDocument();
  });

  test('fits text of twice the size', async () => {
    await renderScreen(<QuickSettings onClose={() => undefined} />);
    await expectFitsLargeText();
  });

  test('has the four switches', async () => {
    await openPopup();
    const names = popup.getByRole('switch').elements();
    expect(
      names.map((each) => each.closest('label')!.querySelector('span span')!.textContent),
    ).toEqual(['Stato disponibile', 'Notifiche Accettate', 'Tema scuro', 'Da destra a sinistra']);
  });

  test('saves a change and shows a confirmation', async () => {
    signIn('t1', SAMPLE_USER);
    api.answer('/user', { user: { ...SAMPLE_USER, dark: true } });
    await openPopup();
    await control('Tema scuro').click();
    await expect.element(popup.getByText('Impostazione aggiornata con successo!')).toBeVisible();
    expect(api.sent).toEqual([{ dark: true }]);
    expect(getTheme()).toBe('dark');
  });

  test.each([
    ['Stato disponibile', PROMPTS.available_status],
    ['Notifiche Accettate', PROMPTS.notifications],
  ])('asks a guest to register for "%s"', async (name, text) => {
    await openPopup();
    await control(name).click();
    await expect.element(page.getByRole('alertdialog', { name: text })).toBeVisible();
    await page.getByRole('button', { name: 'Non ora' }).click();
    await expect.element(popup).toBeVisible();
  });
});

test('a guest sees for whom the settings are, and keeps a dark theme on this phone', async () => {
  await openPopup();
  await expect
    .element(popup.getByText('Impostazioni disponibili solo per utenti registrati'))
    .toBeVisible();
  await control('Tema scuro').click();
  await expect.poll(getTheme).toBe('dark');
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
  expect(api.calls).toEqual([]);
});

describe('right to left', () => {
  test('is available to everybody and stored on this phone', async () => {
    await openPopup();
    await control('Da destra a sinistra').click();
    expect([root.dir, getDirection(), localStorage.getItem('dir')]).toEqual(['rtl', 'rtl', 'rtl']);
    await expect.element(control('Da destra a sinistra')).toBeChecked();
    await control('Da destra a sinistra').click();
    expect([root.dir, localStorage.getItem('dir')]).toEqual(['ltr', 'ltr']);
    expect(api.calls).toEqual([]);
  });

  test('mirrors header, menu and bar, but not the sentences', async () => {
    await openPopup();
    await control('Da destra a sinistra').click();
    expectReadsLeftToRight();
    await userEvent.keyboard('{Escape}');
    const middleOf = (name: string, role: 'link' | 'button') => {
      const { left, right } = page.getByRole(role, { name }).element().getBoundingClientRect();
      return (left + right) / 2;
    };
    expect(middleOf('Apri il menu', 'button')).toBeLessThan(middleOf('Indietro', 'link'));
    expect(middleOf('Home', 'link')).toBeGreaterThan(middleOf('Settings', 'link'));
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await expect.element(page.getByText('Disconnetti')).toBeVisible();
    expectReadsLeftToRight();
  });
});
