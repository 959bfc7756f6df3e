// Tests rule theme-overlay.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AlertDialog } from '../layers/alert-dialog.tsx';
import { afterPaint } from '../testing/after-paint.ts';
import { show } from '../testing/show.tsx';
import { ThemeOverlay } from './theme-overlay.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const overlay = () => page.getByTestId('theme-overlay').element() as HTMLElement;
const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe('the overlay of a theme change', () => {
  test('stays for a second, then fades by a tenth every 20 ms', async () => {
    const onGone = vi.fn();
    await show(<ThemeOverlay onGone={onGone} />);
    pass(999);
    await afterPaint();
    expect(overlay().style.opacity).toBe('1');
    pass(1);
    for (let tenths = 9; tenths > 0; tenths--) {
      await expect.poll(() => overlay().style.opacity).toBe(String(tenths / 10));
      expect(onGone).not.toHaveBeenCalled();
      await expect.poll(() => vi.getTimerCount()).toBe(1);
      pass(20);
    }
    await expect.poll(() => onGone.mock.calls.length).toBe(1);
  });

  test('covers the whole screen', async () => {
    await show(<ThemeOverlay onGone={() => undefined} />);
    expect(overlay().getBoundingClientRect()).toMatchObject({ width: 390, height: 844 });
  });
});

test('covers an open dialog too', async () => {
  await show(
    <>
      <AlertDialog message="Tutto fatto." closeLabel="Ho capito" onClose={() => undefined} />
      <ThemeOverlay onGone={() => undefined} />
    </>,
  );
  const overlay = page.getByTestId('theme-overlay').element();
  const { innerWidth, innerHeight } = window;
  expect(overlay.getBoundingClientRect()).toMatchObject({ width: innerWidth, height: innerHeight });
  // A modal dialog makes everything else inert, so hit testing shows nothing. In the top layer, the element
  // that opened last is drawn last.
  expect(overlay.matches(':popover-open')).toBe(true);
});
