import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from '../scripts/chromium.mjs';
import { freePort } from '../scripts/free-port.mjs';

// The workers read this file again: ports, folder and secret are chosen once and handed on.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_BARE_PORT ??= String(await freePort());
// Where the mails of the whole product lie.
process.env.E2E_DATA ??= mkdtempSync(path.join(tmpdir(), 'pieno-e2e-'));
// With what it signs its guests.
process.env.E2E_SECRET ??= randomUUID();
const origin = (port: string) => `http://127.0.0.1:${port}`;

/** The built product on a port. */
const serve = (port: string, env: Record<string, string> = {}) => ({
  command: 'node ../scripts/build.mjs && node serve.ts',
  url: `${origin(port)}/api/health/ready`,
  env: { PORT: port, ...env },
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
});

/** Without the demo pages: what is said of that, and that the product stands. */
const BARE = ['gallery-off.spec.ts', 'first-visit.spec.ts'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // Room for a machine that has other work; nothing waits for these.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  webServer: [
    serve(process.env.E2E_PORT, { SECRET: process.env.E2E_SECRET }),
    serve(process.env.E2E_BARE_PORT, { GALLERY: 'off', E2E_DATA: '' }),
  ],
  projects: [
    { name: 'whole', testIgnore: 'gallery-off.spec.ts' },
    { name: 'bare', testMatch: BARE, use: { baseURL: origin(process.env.E2E_BARE_PORT) } },
  ],
  use: {
    baseURL: origin(process.env.E2E_PORT),
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    timezoneId: 'Europe/San_Marino',
    trace: 'retain-on-failure',
    launchOptions: CHROMIUM,
  },
});
