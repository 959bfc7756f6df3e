// For its types: they declare the commands of the Chrome DevTools Protocol.
import type {} from '@vitest/browser-playwright';
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Emulates `prefers-reduced-motion: reduce` until the end of the test. */
export async function withoutMotion(): Promise<void> {
  const want = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });
  onTestFinished(async () => void (await want('')));
  await want('reduce');
}
