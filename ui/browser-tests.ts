import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { HEADLESS_CHROMIUM } from '../scripts/run/chromium.mjs';
import { mantineStyles } from './build/mantine-styles.ts';

/** Options of all tests of ui, web and gallery. */
export const commonOptions = {
  // By default Vitest leaves one core idle: of two cores, half.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // The first import of a file compiles its dependencies, on machines that are busy with other things. No passing test
  // waits for these limits: they only end one that hangs. While a test polls, Vitest advances fake timers by the poll
  // interval: 0, so that a test that has stopped the clock decides alone when it goes on.
  testTimeout: 120_000,
  expect: { poll: { timeout: 60_000, interval: 0 } },
};

/** Options of the tests that need no browser: a process for each file would take ten times as long as they do. */
export const logicTests = { name: 'logic', isolate: false, unstubGlobals: true } as const;

const onAPhone = {
  setupFiles: ['clean-up', 'fail-on-console', 'load-font'].map(
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
      launchOptions: HEADLESS_CHROMIUM,
    }),
  },
} satisfies TestProjectInlineConfiguration['test'];

/**
 * Vitest project of the component tests of ui, web and gallery: in the machine's Chromium, without windows where that is
 * installed, with the viewport of a phone.
 */
export const componentTests = {
  extends: true,
  plugins: [react({ compiler: true }), mantineStyles()],
  // Lazy imports are scanned before the first test too: a dependency found later would bring a second copy of React.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
  test: { name: 'components', include: ['src/**/*.test.tsx'], ...onAPhone },
} satisfies TestProjectInlineConfiguration;
