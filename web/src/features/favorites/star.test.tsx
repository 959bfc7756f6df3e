// Tests rules favorites-star, favorites-tapped.
import { PROMPTS } from '@pieno/contract/policies/prompts.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leave, signIn } from '../../core/session/session.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SAMPLE_USER } from '../../testing/sample-user.ts';
import { agree, agreeAnew, refusedFavorite } from './agree.ts';
import { keptFavorites } from './kept-favorites.ts';
import { Star } from './star.tsx';

const PUT = 'PUT /user/favorites/8';
const FAVORITE = {
  business_id: 8,
  name: 'Commercio Petroli',
  label: null,
  said_at: '2026-11-21T07:12:00.000Z',
  seen: null,
};
const TAPPED = 'pieno.tapped-favorite';
const star = (pressed: boolean) =>
  page.getByRole('button', { name: 'Aggiungi ai preferiti', pressed });
const add = star(false);
const remove = star(true);

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(PUT, FAVORITE);
  api.answer('GET /user/favorites', []);
});
afterEach(async () => {
  await agree();
  leave('');
  vi.restoreAllMocks();
  refusedFavorite.set(null);
  sessionStorage.removeItem(TAPPED);
});
/** Signs in, and loads an empty list. */
async function enter() {
  signIn('t1', SAMPLE_USER);
  await agreeAnew();
}
const show = () => renderScreen(<Star id={8} />);

test('is accessible and fits large text, empty and filled', async () => {
  await enter();
  await show();
  await expectAccessibleInBothThemes();
  await add.click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Nei preferiti.');
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('is filled at once, before the account answers, and links to the list', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2126-11-21T07:42:00Z'));
  await enter();
  const answer = api.hold(PUT);
  await show();
  await expect.element(add).toBeVisible();
  await add.click();
  await expect.element(remove).toBeVisible();
  answer(200, FAVORITE);
  await expect.element(page.getByText('Nei preferiti.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Vedi i preferiti' }))
    .toHaveAttribute('href', '/preferiti');
  api.answer('DELETE /user/favorites/8?at=2126-11-21T07%3A42%3A00.001Z', undefined);
  await remove.click();
  await expect.element(page.getByText('Tolto dai preferiti.')).toBeVisible();
  await expect.element(add).toBeVisible();
});

test('without a network it shows that the account is updated later', async () => {
  await enter();
  api.fail(PUT, 0);
  await show();
  await add.click();
  await expect.element(remove).toBeVisible();
  await expect.element(page.getByText("Va nel tuo account appena c'è rete.")).toBeVisible();
  expect(keptFavorites.get()?.waiting).toMatchObject([{ id: 8, removed: false }]);
});

test('a full list removes the star, and shows why beside it', async () => {
  await enter();
  api.fail(PUT, 409, { message: 'x', code: 'favorites_full', params: { max: 50 } });
  await show();
  await add.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Al massimo 50 preferiti: prima togline uno');
  await expect.element(add).toBeVisible();
  expect(refusedFavorite.get()).toBeNull();
});

test('a guest is asked to register, and a refusal drops the tap', async () => {
  await show();
  await add.click();
  const dialog = page.getByRole('alertdialog', { name: PROMPTS.favorites });
  await expect
    .element(dialog.getByRole('link', { name: 'Accedi o registrati' }))
    .toHaveAttribute('href', '/social-login');
  expect(JSON.parse(sessionStorage.getItem(TAPPED)!)).toMatchObject({ id: 8 });
  expect(localStorage.getItem('pieno.favorites')).toBeNull();
  await dialog.getByRole('button', { name: 'Non ora' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sessionStorage.getItem(TAPPED)).toBeNull();
  await expect.element(add).toBeVisible();
  await add.click();
  await expect.element(dialog).toBeVisible();
  expect(api.calls).toEqual([]);
});
