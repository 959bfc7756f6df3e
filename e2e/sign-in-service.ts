/** A second instance of the product, connected to a local OpenID provider in the role of Google. */
import { openTestOpenId, type TestOpenId } from '../server/src/testing/accounts/openid.ts';
import { freePort } from '../scripts/run/free-port.mjs';
import { START_MS, startProduct } from './own-product.ts';
import { test as base } from './test.ts';

interface SignInService {
  /** Base URL of the instance. */
  origin: string;
  google: TestOpenId;
}

export const test = base.extend<object, { service: SignInService }>({
  service: [
    async ({}, use) => {
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const google = await openTestOpenId(`${origin}/api/auth/social/google/callback`, true);
      const stop = await startProduct(origin, {
        E2E_DATA: '',
        PUBLIC_URL: origin,
        GOOGLE_ISSUER: google.issuer,
        GOOGLE_CLIENT_ID: google.client.clientId,
        GOOGLE_CLIENT_SECRET: google.client.clientSecret,
      });
      await use({ origin, google });
      await stop();
      await google.close();
    },
    { scope: 'worker', timeout: START_MS },
  ],

  baseURL: async ({ service }, use) => use(service.origin),
});
