import { page } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';
import { demoWinner } from '../../testing/demo-winner.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { EntryHero } from './entry-hero.tsx';

afterEach(() => vi.useRealTimers());

test('the age of the newest price is below the tagline, and nothing without a price', async () => {
  // At night two hours ago could be yesterday.
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  const api = fakeApi();
  api.answer('/prices/best-by-decade', [demoWinner(10, 1.669)]);
  const screen = await renderScreen(<EntryHero returnTo={null} />);
  await expect.element(page.getByText('€ 1,669 al litro')).toBeInTheDocument();
  const newest = page.getByText(/^Prezzo più nuovo/);
  expect(newest.elements()).toEqual([]);
  await screen.unmount();
  api.answer('/prices/best-by-decade', [
    { ...demoWinner(10, 1.669), newest: '2026-11-21T07:00:00.000Z' },
    { ...demoWinner(20, 1.7), newest: '2026-11-21T10:00:00.000Z' },
  ]);
  await renderScreen(<EntryHero returnTo={null} />);
  await expect.element(newest).toHaveTextContent('Prezzo più nuovo: 2 ore fa');
  await expectAccessible();
});
