import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { expectAccessible } from '@pieno/ui/testing/expect-accessible.ts';
import { demoWinner } from '../../testing/demo-winner.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { EntryHero } from './entry-hero.tsx';

test('below the tagline stands the age of the newest price, and nothing where there is none', async () => {
  const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();
  const api = fakeApi();
  api.answer('/prices/best-by-decade', [demoWinner(10, 1.669)]);
  const screen = await renderScreen(<EntryHero returnTo={null} />);
  await expect.element(page.getByText('€ 1,669 al litro')).toBeInTheDocument();
  const newest = page.getByText(/^Prezzo più nuovo/);
  expect(newest.elements()).toEqual([]);
  await screen.unmount();
  api.answer('/prices/best-by-decade', [
    { ...demoWinner(10, 1.669), newest: hours(5) },
    { ...demoWinner(20, 1.7), newest: hours(2) },
  ]);
  await renderScreen(<EntryHero returnTo={null} />);
  await expect.element(newest).toHaveTextContent('Prezzo più nuovo: 2 ore fa');
  await expectAccessible();
});
