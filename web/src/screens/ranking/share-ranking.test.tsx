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
