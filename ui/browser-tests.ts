import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { CHROMIUM } from '../scripts/chromium.mjs';

/**
 * The first import of a file compiles what it needs, on machines that do other things too. Nothing waits for
 * these: they only end what hangs. With every interval that passes while a test waits, vitest lets fake timers
 * go on by as much: by none, as how long a machine takes is nothing to a test that has stopped the clock.
 */
export const patience = {
  testTimeout: 120_000,
  expect: { poll: { timeout: 60_000, interval: 0 } },
};

const onAPhone = {
  setupFiles: ['fail-on-console', 'with-letters'].map(
    (name) => `${import.meta.dirname}/src/testing/${name}.ts`,
  ),
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 390, height: 844 },
    instances: [{ browser: 'chromium' }],
    provider: playwright({
      contextOptions: { locale: 'it-IT', timezoneId: 'Europe/San_Marino' },
      launchOptions: CHROMIUM,
    }),
  },
} satisfies TestProjectInlineConfiguration['test'];

/** How components of ui, web and gallery are tested: in the machine's chromium, on a phone's screen. */
export const componentTests = {
  extends: true,
  plugins: [react({ compiler: true })],
  // Found before the first test, lazy ones too: a late one would bring a second React.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
  test: { name: 'components', include: ['src/**/*.test.tsx'], ...onAPhone },
} satisfies TestProjectInlineConfiguration;
