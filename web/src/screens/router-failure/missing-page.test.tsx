// Tests rules error-page, offline-shell.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderPage } from '../../testing/render-screen.tsx';
import { MissingPage } from './missing-page.tsx';

const reload = vi.fn();
afterEach(() => void vi.resetAllMocks());

function show({ isOnline }: { isOnline: boolean }) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  return renderPage(<MissingPage reload={reload} />);
}

test('is accessible, and fits text of twice the size', async () => {
  await show({ isOnline: false });
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test.each([
  [
    false,
    'status',
    'Questa pagina non è ancora sul tuo telefono: per aprirla serve la connessione.',
  ],
  [true, 'alert', 'Non riesco ad aprire questa pagina.'],
] as const)(
  'shows why the page is missing (online: %s), in the frame, with a retry',
  async (isOnline, role, text) => {
    await show({ isOnline });
    await expect.element(page.getByRole(role).getByText(text)).toBeVisible();
    await expect.element(page.getByRole('navigation').getByText('Home')).toBeVisible();
    await page.getByRole('button', { name: 'Riprova' }).click();
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('reloads automatically when the network returns', async () => {
  const { unmount } = await show({ isOnline: false });
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
  await unmount();
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});
