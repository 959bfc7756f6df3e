import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleInBothThemes } from '../../testing/both-themes.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PriceAge } from './price-age.tsx';

const HOUR_MS = 3_600_000;

test('an age stands out until a day has passed', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
  await renderScreen(
    <p style={{ color: 'var(--dimmed)' }}>
      <PriceAge date={ago(23)} />
      <PriceAge date={ago(25)} />
    </p>,
  );
  await expect.element(page.getByRole('time').first()).toBeVisible();
  const [within, beyond] = page.getByRole('time').elements().map(colorOf);
  expect(beyond).toBe(colorOf(page.getByRole('time').first().element().closest('p')!));
  expect(within).not.toBe(beyond);
  await expectAccessibleInBothThemes();
});

const colorOf = (element: Element): string => getComputedStyle(element).color;
