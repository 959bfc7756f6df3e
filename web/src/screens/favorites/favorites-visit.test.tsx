/** What the end of a visit sends, and the actions on one favourite. */
// Tests rules favorites-change, favorites-screen.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { serverNow } from '../../core/api/server-clock.ts';
import { keptFavorites } from '../../features/favorites/kept-favorites.ts';
import { leave, logout, signIn } from '../../core/session/session.ts';
import { tankRecord } from '../../features/prices/tank/tank.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { answerRankings, fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { FavoritesScreen } from './favorites-screen.tsx';

/** Later than now: of two changes at one instant the second counts as a millisecond later. */
const LATER = '9998-12-31T00:00:00.000Z';
const TAMOIL = { business_id: 8, name: 'Tamoil', label: null, said_at: LATER, seen: null };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  answerRankings(api);
  api.answer('/prices/ranking/20', [
    rankingEntry({ id: 8, name: 'Tamoil', fuels: [fuelPrice(20, 1.7)] }),
  ]);
  api.answer('/prices/ranking/20?area=confine', []);
  api.answer('/user/favorites', [TAMOIL]);
  api.answer('PUT /user/favorites/seen', undefined);
  api.answer('PUT /user/favorites/8', TAMOIL);
  api.answer('DELETE /user/favorites/8?at=9998-12-31T00%3A00%3A00.001Z', undefined);
  signIn('t1', SAMPLE_USER);
  tankRecord.set({ fuel: 20, mode: 'self', litres: 45, consumption: 5.5, smac: false });
});
afterEach(() => {
  tankRecord.set(null);
  keptFavorites.set(null);
  localStorage.removeItem('pieno.favorites-seen');
  leave('');
});

const price = page.getByText('€ 1,700 al litro');
async function show() {
  const screen = await renderScreen(<FavoritesScreen />);
  await expect.element(price).toBeInTheDocument();
  // Waits for the account's answer.
  await expect.poll(() => keptFavorites.get()?.list.length).toBeGreaterThan(0);
  return screen;
}
const seenCalls = () => api.calls.filter((path) => path === '/user/favorites/seen').length;
const hide = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const menu = page.getByRole('button', { name: /^Cosa fare con/ });
const button = (name: string) => page.getByRole('button', { name });

test('leaving sends once until when the prices were seen', async () => {
  const before = serverNow().getTime();
  const { unmount } = await show();
  expect(seenCalls()).toBe(0);
  hide('hidden');
  hide('visible');
  hide('hidden');
  await unmount();
  await expect.poll(seenCalls).toBe(1);
  const [{ until }] = api.sent as [{ until: string }];
  expect(Date.parse(until)).toBeGreaterThanOrEqual(before);
  await expect.poll(() => localStorage.getItem('pieno.favorites-seen')).toBeNull();
});

test('signing out sends nothing', async () => {
  await show();
  logout();
  await expect.element(page.getByRole('link', { name: 'Accedi o registrati' })).toBeVisible();
  expect(seenCalls()).toBe(0);
});

test('a time that could not be sent is sent by the next visit, before it loads', async () => {
  api.fail('PUT /user/favorites/seen', 0);
  const { unmount } = await show();
  await unmount();
  await expect.poll(seenCalls).toBe(1);
  api.answer('PUT /user/favorites/seen', undefined);
  api.calls.length = 0;
  await show();
  // The first visit's list is shown before the account's answer arrives.
  await expect
    .poll(() => api.calls.filter((path) => path.startsWith('/user/')))
    .toEqual(['/user/favorites/seen', '/user/favorites']);
});

test('a page that unloads leaves the sending to the next visit, unless it is reloaded', async () => {
  const { unmount } = await show();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  hide('hidden');
  expect(seenCalls()).toBe(0);
  const kept = localStorage.getItem('pieno.favorites-seen')!;
  expect(kept).toContain('"until"');
  dispatchEvent(new PageTransitionEvent('pageshow'));
  await unmount();
  await expect.poll(seenCalls).toBe(1);

  localStorage.setItem('pieno.favorites-seen', kept);
  dispatchEvent(new StorageEvent('storage', { key: 'pieno.favorites-seen' }));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
  await show();
  expect(seenCalls()).toBe(1);
});

test('a favourite gets a label, or one of two suggested ones', async () => {
  await show();
  await menu.click();
  await expectAccessibleInBothThemes();
  api.answer('/user/favorites', [{ ...TAMOIL, label: 'Casa' }]);
  await button('Casa').click();
  await button('Salva').click();
  await expect.element(page.getByRole('link', { name: 'Casa' })).toBeVisible();
  await expect.element(menu).toHaveFocus();
  await expect.poll(() => api.sent).toMatchObject([{ label: 'Casa' }]);

  await menu.click();
  const field = page.getByRole('textbox', { name: 'Come lo chiami' });
  await field.fill('x'.repeat(31));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Al massimo 30 caratteri')).toBeVisible();
  await expect.element(field).toHaveValue('x'.repeat(31));
  api.answer('/user/favorites', [TAMOIL]);
  await field.fill('  ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'Tamoil' })).toBeVisible();
});

test('a favourite is removed from the list, and restored with its label', async () => {
  const others = { ...TAMOIL, business_id: 9, name: 'Esso' };
  api.answer('/user/favorites', [{ ...TAMOIL, label: 'Casa' }, others]);
  await show();
  await menu.first().click();
  api.answer('/user/favorites', [others]);
  await button('Togli dai preferiti').click();
  const notice = page.getByText('Casa non è più tra i preferiti.');
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Casa' })).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toContain('Casa');
  await expectAccessibleInBothThemes();
  api.answer('/user/favorites', [{ ...TAMOIL, label: 'Casa' }, others]);
  await button('Annulla').click();
  await expect.element(page.getByRole('link', { name: 'Casa' })).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test("a favourite's alert uses the mode that it sells", async () => {
  api.answer('/prices/ranking/20', [
    rankingEntry({ id: 8, name: 'Tamoil', fuels: [fuelPrice(21, 1.7)] }),
  ]);
  api.fail('/business/8', 404);
  await show();
  await menu.click();
  await button('Avvisami').last().click();
  await expect.element(page.getByText('Diesel Servito')).toBeVisible();
});

test('a favourite closed for good offers no alert', async () => {
  api.answer('/user/favorites', [{ ...TAMOIL, closed: true }]);
  await show();
  await menu.click();
  await expect.element(button('Togli dai preferiti')).toBeVisible();
  expect(page.getByRole('dialog').getByRole('button', { name: 'Avvisami' }).elements()).toEqual([]);
});

test.each([
  ['one favourite', 'Solo qui'],
  ['all of them', 'Preferiti'],
])('an alert for %s can be created here', async (which, where) => {
  api.fail('/business/8', 404);
  await show();
  if (which === 'one favourite') await menu.click();
  await button('Avvisami').last().click();
  const radio = page.getByRole('radio', { name: where });
  await expect.element(radio).toBeChecked();
});
