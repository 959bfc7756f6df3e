import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '../../api/api-error.ts';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
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
])('after %s it says "%s", and leads home', async (error, reason) => {
  await show(error);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }))
    .toBeVisible();
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Torna alla Home' }))
    .toHaveAttribute('href', '/');
});
