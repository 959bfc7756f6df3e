import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { HEADLESS_CHROMIUM } from '../scripts/run/chromium.mjs';
import { freePort } from '../scripts/run/free-port.mjs';

// Each Playwright worker evaluates this file again: port, folder and secret are chosen once and inherited.
process.env.E2E_PORT ??= String(await freePort());
// Data folder of that server; the tests read its mails.
process.env.E2E_DATA ??= mkdtempSync(path.join(tmpdir(), 'pieno-e2e-'));
// The secret with which it signs guest tokens.
process.env.E2E_SECRET ??= randomUUID();
const origin = `http://127.0.0.1:${process.env.E2E_PORT}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // Generous limits for a busy machine; no test depends on them expiring.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  webServer: {
    command: 'node ../scripts/build.mjs && node serve.ts',
    url: `${origin}/api/health/ready`,
    env: { PORT: process.env.E2E_PORT, SECRET: process.env.E2E_SECRET },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  use: {
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    timezoneId: 'Europe/San_Marino',
    // Starting and filling the worker for each test takes a fifth of the time; journeys that need it allow it.
    serviceWorkers: 'block',
    // Recording every test would take a third of the time; use --trace=on manually.
    trace: 'on-first-retry',
    launchOptions: {
      ...HEADLESS_CHROMIUM,
      // Blocks all other machines. A route in each context would do the same, but Playwright would then intercept every
      // request and disable the browser's cache: 15 % more time.
      args: [...HEADLESS_CHROMIUM.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    },
  },
});
