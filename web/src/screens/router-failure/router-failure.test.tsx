// Tests rule error-page.
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '../../core/api/api-error.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderPage, renderScreen } from '../../testing/render-screen.tsx';
import { BlankPage } from '../../frame/blank-page.tsx';
import { reloadStalePage } from '../../pwa/stale-page.ts';
import { RouterFailure } from './router-failure.tsx';

const show = (error: Error) =>
  renderScreen(<RouterFailure error={error} reset={() => undefined} />);

test('is accessible, and fits text of twice the size', async () => {
  await show(new Error('Non riesco ad aprire la pagina'));
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test.each([
  [new Error('Non riesco ad aprire la pagina'), 'Non riesco ad aprire la pagina'],
  [new ApiError(500, { message: 'HTTP error! status: 500' }), 'HTTP error! status: 500'],
  ['una parola' as unknown as Error, 'Errore sconosciuto'],
])('after %s shows "%s" and links home', async (error, reason) => {
  await show(error);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }))
    .toBeVisible();
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Torna alla Home' }))
    .toHaveAttribute('href', '/');
});

test('looks like the page of an address that does not exist', async () => {
  const lookOf = () => {
    const parts = [...document.querySelector('main')!.children];
    return parts.map((part) => [part.tagName, part.className, part.getAttribute('lang')]);
  };
  const failed = await show(new Error('Non riesco ad aprire la pagina'));
  await expect.element(page.getByText('Non riesco ad aprire la pagina')).toBeVisible();
  const look = lookOf();
  expect(page.getByText('5,00').elements()).toHaveLength(1);
  await failed.unmount();
  await renderScreen(<BlankPage figure="404" title="Titolo" text="Testo" to="/home" />);
  expect(lookOf()).toEqual(look);
});

test('shows a missing file in the frame', async () => {
  const reload = vi.fn();
  reloadStalePage(reload, 'a build');
  const payload = new TypeError('Failed to fetch dynamically imported module');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await renderPage(<RouterFailure error={payload} reset={() => undefined} />);
  await expect.element(page.getByText('Non riesco ad aprire questa pagina.')).toBeVisible();
  expect(page.getByText('Unexpected Application Error!').elements()).toHaveLength(0);
});
