// Tests rule page-not-found.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

test('is accessible, and fits text of twice the size', async () => {
  await renderScreen(<NotFoundScreen />);
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test('shows that the page does not exist, and links home', async () => {
  await renderScreen(<NotFoundScreen />);
  const title = page.getByRole('heading', { level: 1, name: 'OOPS... Page not found!' });
  await expect.element(title).toBeVisible();
  await expect.element(title).toHaveAttribute('lang', 'en');
  await expect.element(page.getByText("Questa pagina non c'è.")).toBeVisible();
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/home');
});
