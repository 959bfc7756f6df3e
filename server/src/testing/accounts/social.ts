import type { LightMyRequestResponse } from 'fastify';
import type { SocialProvider } from '@pieno/contract/accounts/social-providers.ts';
import { post } from '../accounts.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '../app.ts';
import { openTestOpenId, type TestOpenId } from './openid.ts';

const PUBLIC_URL = 'http://pieno.example';
const callbackOf = (provider: SocialProvider): string =>
  `${PUBLIC_URL}/api/auth/social/${provider}/callback`;

/** A server with two providers, and the steps of a browser. */
export interface TestSocial {
  server: TestApp;
  /** `apple` omits e-mail and name in its ID token. */
  providers: { google: TestOpenId; apple: TestOpenId };
  /** Makes a browser with its own cookie. */
  browser(): TestBrowser;
  close(): Promise<void>;
}

type Live = keyof TestSocial['providers'];

export interface TestBrowser {
  /** The value of the cookie `pieno_social`. */
  cookie: string;
  /** Starts a sign-in, like the provider's button. */
  begin(provider?: Live): Promise<LightMyRequestResponse>;
  /** Opens an address of the server; with a form, by a POST without the cookie, as from another site. */
  open(address: URL, form?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** @param totp a code of the second factor */
  exchange(code: string, totp?: string): Promise<LightMyRequestResponse>;
  /** Signs in, up to Pieno's page. @returns the page's address */
  signIn(provider?: Live): Promise<URL>;
}

export async function openTestSocial(
  options: Pick<TestAppOptions, 'pressure' | 'turns' | 'sampledLog'> = {},
): Promise<TestSocial> {
  const google = await openTestOpenId(callbackOf('google'), true);
  const apple = await openTestOpenId(callbackOf('apple'), false);
  const clientOf = ({ issuer, client }: TestOpenId) => ({ issuer, ...client });
  const server = await openTestApp({
    ...options,
    config: {
      publicUrl: PUBLIC_URL,
      social: { google: clientOf(google), apple: clientOf(apple) },
    },
  });
  const providers = { google, apple };
  return {
    server,
    providers,
    browser: () => openBrowser(server, providers),
    close: async () => {
      await server.close();
      await Promise.all([google.close(), apple.close()]);
    },
  };
}

/** The address to which an answer redirects. */
export const locationOf = ({ headers }: LightMyRequestResponse): URL =>
  new URL(headers.location!, PUBLIC_URL);

function openBrowser(server: TestApp, providers: TestSocial['providers']): TestBrowser {
  const keep = (answer: LightMyRequestResponse) => {
    const [set] = [answer.headers['set-cookie']].flat();
    if (set) browser.cookie = /^pieno_social=([^;]*)/.exec(set)![1]!;
    return answer;
  };
  const headers = () => ({ cookie: `other=1; pieno_social=${browser.cookie}` });
  const browser: TestBrowser = {
    cookie: '',
    begin: async (name = 'google') => keep(await server.app.inject(`/api/auth/social/${name}`)),
    open: async ({ pathname, search }, form) => {
      const url = `${pathname}${search}`;
      if (!form) return keep(await server.app.inject({ url, headers: headers() }));
      // Browsers do not send the SameSite=Lax cookie with a form posted by another site.
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const payload = new URLSearchParams(form).toString();
      return keep(await server.app.inject({ method: 'POST', url, payload, headers: type }));
    },
    exchange: async (code, totp) =>
      keep(await post(server, '/auth/social/exchange', { code, totp }, headers())),
    signIn: async (name = 'google') => {
      const begun = await browser.begin(name);
      const { address, form } = await providers[name].visit(begun.headers.location!);
      const back = await browser.open(address, form);
      return locationOf(form ? await browser.open(locationOf(back)) : back);
    },
  };
  return browser;
}
