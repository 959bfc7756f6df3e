// The browser's own protocol, by its type.
import type {} from '@vitest/browser-playwright';
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Wants no motion until the end of the test. */
export async function withoutMotion(): Promise<void> {
  const want = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    });
  onTestFinished(async () => void (await want('')));
  await want('reduce');
}
