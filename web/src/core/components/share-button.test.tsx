// Tests rule page-share.
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { expectFitsLargeText } from '../../testing/large-text.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ShareButton } from './share-button.tsx';

const ADDRESS = `${location.origin}/business/8`;
const share = vi.fn<(data: ShareData) => Promise<void>>();
const withSheet = () =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
const withoutSheet = () => Reflect.deleteProperty(navigator, 'share');

afterEach(() => {
  withoutSheet();
  share.mockReset();
  vi.restoreAllMocks();
});

const show = () => renderScreen(<ShareButton what="Commercio Petroli" path="/business/8" />);
const press = () => page.getByRole('button', { name: 'Condividi' }).click();

test('is accessible and fits large text, with an address to be copied by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await show();
  await expectAccessibleInBothThemes();
  await press();
  await expect.element(page.getByText(ADDRESS, { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes();
  await expectFitsLargeText();
});

test("opens the phone's share sheet with name, text and address", async () => {
  withSheet();
  share.mockResolvedValue();
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show();
  await press();
  await expect
    .poll(() => share.mock.calls)
    .toEqual([
      [
        {
          title: 'Commercio Petroli',
          text: 'Commercio Petroli: i prezzi su Pieno',
          url: ADDRESS,
        },
      ],
    ]);
  expect(copy).not.toHaveBeenCalled();
});

test.each([
  ['who closes the sheet', 'AbortError'],
  ['who presses again while it is open', 'InvalidStateError'],
])('%s copies nothing', async (_, name) => {
  withSheet();
  share.mockRejectedValue(new DOMException('closed', name));
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show();
  await press();
  await expect.poll(() => share.mock.settledResults.length).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Condividi' })).toBeVisible();
  expect(copy).not.toHaveBeenCalled();
  expect(page.getByRole('status').elements()).toEqual([]);
});

test('shows the address if there is no clipboard', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  try {
    await show();
    await press();
    await expect.element(page.getByText(ADDRESS, { exact: true })).toBeVisible();
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard');
  }
});

test.each([
  ['there is no sheet', withoutSheet],
  ['the sheet is refused', withSheet],
])('copies the address if %s, and confirms it', async (_, prepare) => {
  prepare();
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show();
  await press();
  await expect.element(page.getByRole('button', { name: 'Link copiato' })).toBeVisible();
  expect(copy.mock.calls).toEqual([[ADDRESS]]);
});
