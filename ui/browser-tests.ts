import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/**
 * The first import of a file compiles what it needs, on machines that do other things too. Nothing waits for
 * these: they only end what hangs.
 */
export const patience = { testTimeout: 30_000, expect: { poll: { timeout: 20_000 } } };

const onAPhone = {
  setupFiles: [`${import.meta.dirname}/src/testing/fail-on-console.ts`],
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 390, height: 844 },
    instances: [{ browser: 'chromium' }],
    provider: playwright({
      contextOptions: { locale: 'it-IT', timezoneId: 'Europe/San_Marino' },
      launchOptions: {
        executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
        args: [
          ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          // Maps need WebGL, and test machines have no GPU.
          '--enable-unsafe-swiftshader',
        ],
      },
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
