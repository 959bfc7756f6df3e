import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { HEADLESS_CHROMIUM } from '../scripts/run/chromium.mjs';
import { mantineStyles } from './build/mantine-styles.ts';

/** Options of all tests of ui, web and gallery. */
export const commonOptions = {
  // By default, Vitest leaves one core idle: of two cores, that is half.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // The first import of a file compiles its dependencies, which takes long on a busy machine. These limits only end
  // tests that hang. While it polls, Vitest advances fake timers by the poll interval: with 0, a test that has stopped
  // the clock keeps control of it.
  testTimeout: 120_000,
  expect: { poll: { timeout: 60_000, interval: 0 } },
};

/** Options of the tests that need no browser. A process per file would take ten times as long. */
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

/** Vitest project of the component tests of ui, web and gallery, in headless Chromium with the viewport of a phone. */
export const componentTests = {
  extends: true,
  plugins: [react({ compiler: true }), mantineStyles()],
  // Scans lazy imports before the first test: a dependency found later would load a second copy of React.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
  test: { name: 'components', include: ['src/**/*.test.tsx'], ...onAPhone },
} satisfies TestProjectInlineConfiguration;
