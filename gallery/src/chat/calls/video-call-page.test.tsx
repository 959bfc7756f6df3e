// Tests rule gallery-chat.
import { show } from '@pieno/ui/testing/show.tsx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { testPage } from '../../testing/test-page.tsx';
import { restoreChat } from '../chat-store.ts';
import { VideoCallPage } from './video-call-page.tsx';

beforeEach(restoreChat);
afterEach(() => void vi.useRealTimers());

const button = (name: string) => page.getByRole('button', { name });

describe('/video-call', () => {
  testPage(<VideoCallPage />);

  test('links back to the chat', async () => {
    await show(<VideoCallPage />);
    await expect
      .element(page.getByRole('link', { name: 'Hang up' }))
      .toHaveAttribute('href', '/chat?with=ada');
  });

  test.each(['Mute', 'Camera off', 'Speaker off'])('%s toggles', async (name) => {
    await show(<VideoCallPage />);
    await expect.element(button(name)).toHaveAttribute('aria-pressed', 'false');
    await button(name).click();
    await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true');
    await button(name).click();
    await expect.element(button(name)).toHaveAttribute('aria-pressed', 'false');
  });

  test("the visitor's picture shows that camera and microphone are off", async () => {
    await show(<VideoCallPage />);
    await button('Camera off').click();
    await button('Mute').click();
    await expect.element(page.getByRole('img', { name: 'Your camera is off' })).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'You are muted' })).toBeVisible();
    expect(page.getByRole('img', { name: 'You', exact: true }).elements()).toEqual([]);
  });

  test('an open call shows its duration', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const screen = await show(<VideoCallPage />);
    const time = page.getByRole('timer', { name: 'Call time' });
    await expect.element(time).toHaveTextContent('00:00');
    vi.advanceTimersByTime(75_000);
    await expect.element(time).toHaveTextContent('01:15');
    await screen.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
