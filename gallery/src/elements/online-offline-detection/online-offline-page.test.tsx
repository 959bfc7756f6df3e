// Tests rules gallery-connection, gallery-true.
import { afterPaint } from '@pieno/ui/testing/after-paint.ts';
import { show } from '@pieno/ui/testing/show.tsx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { OnlineOfflinePage } from './online-offline-page.tsx';

const banner = page.getByTestId('connection-banner');
const happen = (type: 'online' | 'offline') => window.dispatchEvent(new Event(type));

describe('/online-offline-detection', () => {
  testPage(<OnlineOfflinePage />);

  test('lists that writing a price works offline and signing in does not', async () => {
    await show(<OnlineOfflinePage />);
    const line = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    const written = line('Writing a price, which goes by itself when the network is back');
    await expect.element(written.getByLabelText('Works')).toBeVisible();
    await expect.element(line('Signing in').getByLabelText('Has to wait')).toBeVisible();
  });

  describe('when the network', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    test.each([
      ['offline', 'Oops! No internet connection.', 'Offline'],
      ['online', 'Your internet connection is back.', 'Online'],
    ] as const)('goes %s, the banner shows it for 5 seconds', async (type, sentence, state) => {
      await show(<OnlineOfflinePage />);
      expect(banner.elements()).toEqual([]);
      happen(type);
      await expect.element(banner).toHaveTextContent(sentence);
      await expect.element(page.getByText(state, { exact: true })).toBeVisible();
      vi.advanceTimersByTime(4999);
      await afterPaint();
      expect(banner.elements()).toHaveLength(1);
      vi.advanceTimersByTime(1);
      await expect.element(banner).not.toBeInTheDocument();
    });

    test('changes again, restarts the five seconds', async () => {
      await show(<OnlineOfflinePage />);
      happen('offline');
      await expect.element(banner).toBeVisible();
      vi.advanceTimersByTime(3000);
      happen('online');
      await expect.element(banner).toHaveTextContent('Your internet connection is back.');
      vi.advanceTimersByTime(4999);
      await afterPaint();
      expect(banner.elements()).toHaveLength(1);
      const log = page.getByRole('list', { name: 'Changes of the connection' });
      expect(log.getByRole('listitem').elements()).toHaveLength(2);
    });
  });
});
