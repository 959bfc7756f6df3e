/**
 * A second instance of the product, for tests whose real prices would replace the demonstration prices of all others.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../scripts/run/free-port.mjs';
import { expect, test as base } from './test.ts';

/** Start-up limit, the same as in playwright.config.ts. */
export const START_MS = 120_000;

interface OwnProduct {
  origin: string;
  dataDir: string;
}

interface WorkerFixtures {
  /** Settings of this instance, in addition to the common ones. */
  productEnv: Record<string, string>;
  product: OwnProduct;
}

export const test = base.extend<object, WorkerFixtures>({
  productEnv: [{}, { option: true, scope: 'worker' }],

  product: [
    async ({ productEnv }, use) => {
      const port = await freePort();
      const dataDir = mkdtempSync(path.join(tmpdir(), 'pieno-e2e-'));
      const origin = `http://127.0.0.1:${port}`;
      const stop = await startProduct(origin, { E2E_DATA: dataDir, ...productEnv });
      await use({ origin, dataDir });
      await stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
});

/** Starts the built product at a loopback address. @returns a function that stops it */
export async function startProduct(
  origin: string,
  env: Record<string, string>,
): Promise<() => Promise<void>> {
  const product = spawn(process.execPath, ['serve.ts'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    env: { ...process.env, PORT: new URL(origin).port, ...env },
  });
  await expect
    .poll(async () => product.exitCode ?? (await isReady(origin)), {
      message: 'the product is ready, or the code it ended with',
      timeout: START_MS,
    })
    .toBe(true);
  return async () => {
    product.kill('SIGTERM');
    await once(product, 'exit');
  };
}

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
  return answer?.ok ?? false;
}
