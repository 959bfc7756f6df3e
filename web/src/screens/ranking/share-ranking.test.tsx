// Tests rule page-share.
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ShareRanking } from './share-ranking.tsx';

test.each([
  [{ area: 'SM' } as const, '/ranking/20'],
  [{ area: 'confine', mode: 'self' } as const, '/ranking/20?area=confine&mode=self'],
])('a ranking is shared as it is filtered: %o', async (filter, path) => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderScreen(<ShareRanking decade={20} filter={filter} />);
  await page.getByRole('button', { name: 'Condividi' }).click();
  await expect.poll(() => copy.mock.calls).toEqual([[location.origin + path]]);
  copy.mockRestore();
});

test('the outcome of sharing one ranking is not shown for another', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderScreen(<TwoRankings />);
  await page.getByRole('button', { name: 'Condividi' }).click();
  await expect.element(page.getByRole('button', { name: 'Link copiato' })).toBeVisible();
  await page.getByRole('button', { name: 'Benzina' }).click();
  await expect.element(page.getByRole('button', { name: 'Condividi' })).toBeVisible();
  copy.mockRestore();
});

function TwoRankings() {
  const [decade, setDecade] = useState(20);
  return (
    <>
      <button onClick={() => setDecade(10)}>Benzina</button>
      <ShareRanking decade={decade} filter={{ area: 'SM' }} />
    </>
  );
}
