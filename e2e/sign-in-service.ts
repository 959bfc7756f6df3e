/** A second instance of the product, connected to a local OpenID provider that plays Google. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openTestOpenId, type TestOpenId } from '../server/src/testing/openid.ts';
import { freePort } from '../scripts/free-port.mjs';
import { expect, test as base } from './test.ts';

/** Start-up limit, the same as in playwright.config.ts. */
const START_MS = 120_000;

interface SignInService {
  /** Base URL of the instance that uses the provider. */
  origin: string;
  google: TestOpenId;
}

export const test = base.extend<object, { service: SignInService }>({
  service: [
    async ({}, use) => {
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const google = await openTestOpenId(`${origin}/api/auth/social/google/callback`, true);
      const product = spawn(process.execPath, ['serve.ts'], {
        cwd: import.meta.dirname,
        stdio: 'inherit',
        env: {
          ...process.env,
          E2E_DATA: '',
          PORT: String(port),
          PUBLIC_URL: origin,
          GOOGLE_ISSUER: google.issuer,
          GOOGLE_CLIENT_ID: google.client.clientId,
          GOOGLE_CLIENT_SECRET: google.client.clientSecret,
        },
      });
      await expect
        .poll(async () => product.exitCode ?? (await isReady(origin)), {
          message: 'the product is ready, or the code it ended with',
          timeout: START_MS,
        })
        .toBe(true);
      await use({ origin, google });
      product.kill('SIGTERM');
      await once(product, 'exit');
      await google.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],

  baseURL: async ({ service }, use) => use(service.origin),

  // The provider has another origin, to which test.ts blocks requests: remove that route.
  page: async ({ page }, use) => {
    await page.context().unrouteAll();
    await use(page);
  },
  otherPhone: async ({ otherPhone }, use) => {
    await otherPhone.context().unrouteAll();
    await use(otherPhone);
  },
});

async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
  return answer?.ok ?? false;
}
