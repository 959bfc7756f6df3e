// Tests rules favorites-change, favorites-screen.
import type { Favorite } from '@pieno/contract/favorites/favorites.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keptFavorites } from '../../features/favorites/kept-favorites.ts';
import { locate, forgetPosition } from '../../features/position/position.ts';
import { changeGuestMemory, forgetGuestMemory } from '../../core/session/guest-memory.ts';
import { leave, signIn } from '../../core/session/session.ts';
import { tankRecord } from '../../features/prices/tank/tank.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { answerRankings, fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { fakeGeolocation } from '../../testing/fake-geolocation.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { BY_DAY, fuelPrice, rankingEntry } from '../../testing/sample-prices.ts';
import { SAMPLE_USER_SETTINGS } from '../../testing/sample-user-settings.ts';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { FavoritesScreen } from './favorites-screen.tsx';

/** A Saturday. */
const NOW = new Date('2026-11-21T09:00:00Z');
const SEEN = '2026-11-17T09:00:00.000Z';
const TANK = { fuel: 20, mode: 'self', litres: 45, consumption: 5.5, smac: false } as const;

const tamoil = rankingEntry({ id: 8, name: 'Tamoil', fuels: [fuelPrice(20, 1.699)] });
const esso = {
  ...rankingEntry({ id: 9, name: 'Esso Rimini', longitude: 12.55, fuels: [fuelPrice(20, 1.725)] }),
  opening: BY_DAY,
};
const favorite = (id: number, more: Partial<Favorite> = {}): Favorite => ({
  business_id: id,
  name: `Nr. ${id}`,
  label: null,
  said_at: SEEN,
  seen: { at: SEEN, prices: [{ fuel_type_id: 20, price: 1.711 }] },
  ...more,
});

let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  api = fakeApi();
  answerRankings(api);
  for (const decade of [10, 20, 50]) api.answer(`/prices/ranking/${decade}?area=confine`, []);
  api.answer('/prices/ranking/20', [tamoil]);
  api.answer('/prices/ranking/20?area=confine', [esso]);
  api.answer('PUT /user/favorites/seen', undefined);
  signIn('t1', SAMPLE_USER);
  tankRecord.set(TANK);
});
afterEach(() => {
  tankRecord.set(null);
  keptFavorites.set(null);
  forgetGuestMemory();
  leave('');
  vi.useRealTimers();
});

async function show(...favorites: Favorite[]) {
  api.answer('/user/favorites', favorites);
  return renderScreen(<FavoritesScreen />);
}

const rows = page.getByRole('list', { name: 'Preferiti' }).getByRole('listitem');
const names = () => rows.elements().map((row) => row.querySelector('a')!.textContent);
const radio = (name: string) => page.getByRole('radio', { name });

test('is accessible and fits large text, with labels, changes and unknown prices', async () => {
  await show(
    favorite(8, { label: 'Casa' }),
    favorite(9),
    favorite(7),
    favorite(6, { closed: true }),
  );
  await expect.element(page.getByText('Chiuso per sempre')).toBeVisible();
  await expect.element(page.getByText('Aperto ora')).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test("a row shows the price of the own tank's fuel, its age, and the change since the last visit", async () => {
  await show(favorite(8, { label: 'Casa' }), favorite(9));
  const row = rows.first();
  await expect
    .element(row.getByRole('link', { name: 'Casa' }))
    .toHaveAttribute('href', '/business/8');
  await expect.element(row.getByText('Tamoil')).toBeVisible();
  await expect.element(row.getByText('€ 1,699 al litro')).toBeInTheDocument();
  await expect.element(row.getByText('−1,2 cent da martedì, era 1,711')).toBeVisible();
  expect(row.element().textContent).toContain("Domagnano\u00a0· Self\u00a0· un'ora fa");
  await expect.element(rows.nth(1).getByText('+1,4 cent da martedì, era 1,711')).toBeVisible();
  expect(names()).toEqual(['Casa', 'Esso Rimini']);
});

test('a favourite in no ranking, or closed for good, shows that', async () => {
  await show(favorite(7), favorite(6, { closed: true }));
  await expect.element(rows.nth(1).getByText('prezzo non ancora noto')).toBeVisible();
  await expect.element(rows.first().getByText('Chiuso per sempre')).toBeVisible();
});

test('without a tank petrol or diesel is chosen, and the choice is remembered', async () => {
  tankRecord.set(null);
  api.answer('/prices/ranking/10', [rankingEntry({ id: 8, fuels: [fuelPrice(10, 1.8)] })]);
  const first = await show(favorite(8));
  await expect.element(page.getByText('€ 1,800 al litro')).toBeInTheDocument();
  await radio('Diesel').click();
  await expect.element(page.getByText('€ 1,699 al litro')).toBeInTheDocument();
  await first.unmount();
  await show(favorite(8));
  await expect.element(radio('Diesel')).toBeChecked();
});

test('another fuel viewed last is offered beside the two', async () => {
  tankRecord.set(null);
  changeGuestMemory({ search_preferences: { last_fuel: 50 } });
  await show(favorite(8));
  await expect.element(radio('Elettrico')).toBeChecked();
  await radio('Benzina').click();
  await expect.element(radio('Elettrico')).toBeVisible();
});

test('with a position each shows its distance, and can be sorted by it', async () => {
  api.answer('/user/settings/geolocation-consent', {
    ...SAMPLE_USER_SETTINGS,
    geolocation_consent: true,
  });
  fakeGeolocation().stand(43.956, 12.549);
  await locate();
  await show(favorite(8), favorite(9));
  await expect.element(rows.first().getByText(/km$/)).toBeVisible();
  expect(names()).toEqual(['Tamoil', 'Esso Rimini']);
  await radio('Più vicini').click();
  await expect.poll(names).toEqual(['Esso Rimini', 'Tamoil']);
  forgetPosition();
  await expect.element(radio('Più vicini')).not.toBeInTheDocument();
});

test('a guest sees what an account is for, and a link to one', async () => {
  leave('');
  await renderScreen(<FavoritesScreen />);
  await expect.element(page.getByText(/^Per salvare i distributori preferiti/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Accedi o registrati' }))
    .toHaveAttribute('href', '/social-login?to=%2Fpreferiti');
  await expectAccessibleInBothThemes();
});

test('without favourites it shows where the star is', async () => {
  await show();
  await expect.element(page.getByText(/tocca la stella/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Vedi Classifica' }))
    .toHaveAttribute('href', '/ranking/20');
  await expectAccessibleInBothThemes();
});

test('a loading failure is shown, and can be retried', async () => {
  api.fail('/user/favorites', 500);
  await renderScreen(<FavoritesScreen />);
  await expect.element(page.getByText('Non riesco a leggere i tuoi preferiti')).toBeVisible();
  api.answer('/user/favorites', [favorite(8)]);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(rows.first().getByText('€ 1,699 al litro')).toBeInTheDocument();
});

test('without a network it shows the cached prices, and no change', async () => {
  keptFavorites.set({
    user: SAMPLE_USER.id,
    list: [{ id: 8, label: 'Casa', said_at: SEEN }],
    waiting: [],
  });
  api.fail('/user/favorites', 0);
  await renderScreen(<FavoritesScreen />);
  await expect.element(rows.first().getByText('€ 1,699 al litro')).toBeInTheDocument();
  expect(rows.first().element().textContent).not.toContain('cent');
});

test('while a ranking is loading no price is shown as unknown', async () => {
  const answer = api.hold('/prices/ranking/20?area=confine');
  await show(favorite(8), favorite(9));
  await expect.element(rows.nth(1).getByText('Caricamento…')).toBeVisible();
  answer(200, []);
  await expect.element(rows.nth(1).getByText('prezzo non ancora noto')).toBeVisible();
});

test('a ranking that cannot be loaded keeps the list, and shows no price as unknown', async () => {
  api.fail('/prices/ranking/20?area=confine', 0);
  api.answer('/prices/ranking/20', [tamoil, rankingEntry({ id: 7, fuels: [] })]);
  await show(favorite(8), favorite(9), favorite(7));
  await expect.element(page.getByText('prezzo non caricato')).toBeVisible();
  await expect.element(page.getByText('prezzo non ancora noto')).toBeVisible();
  await expect.element(page.getByRole('alert')).toBeVisible();
});
