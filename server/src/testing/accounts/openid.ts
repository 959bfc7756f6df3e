import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

/** The first address outside the provider to which it redirects the browser; with form fields for a POST. */
export interface Arrival {
  address: URL;
  form?: Record<string, string>;
}

/** An OpenID provider on this machine, on which every browser signs in as the same person. */
export interface TestOpenId {
  issuer: string;
  client: { clientId: string; clientSecret: string };
  /** The person who signs in next; undefined cancels the sign-in. */
  person: { sub: string; email?: string; email_verified?: boolean; name?: string } | undefined;
  /** Opens an address as a browser would, and signs in. */
  visit(address: string): Promise<Arrival>;
  close(): Promise<void>;
}

/**
 * Starts a provider.
 * @param redirect address to which it redirects back
 * @param claimsInToken false returns e-mail and name from the userinfo endpoint only
 */
export async function openTestOpenId(
  redirect: string,
  claimsInToken: boolean,
): Promise<TestOpenId> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'pieno', clientSecret: 'the secret of the client' };
  const test: TestOpenId = {
    issuer,
    client,
    person: undefined,
    visit: (address) => visit(issuer, address),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [redirect],
      },
    ],
    cookies: { keys: ['the keys of the provider'] },
    features: { devInteractions: { enabled: false } },
    conformIdTokenClaims: !claimsInToken,
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256' }] },
    ttl: { Interaction: 60, Grant: 60, Session: 60, AccessToken: 60, IdToken: 60 },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: async () => ({ ...test.person, sub: accountId }),
    }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url!.startsWith('/interaction/')) return void answer(request, response);
    const result = test.person
      ? { login: { accountId: test.person.sub } }
      : { error: 'access_denied' };
    void provider.interactionFinished(request, response, result);
  });
  return test;
}

async function visit(issuer: string, from: string): Promise<Arrival> {
  const cookies = new Map<string, string>();
  let address = new URL(from);
  while (address.origin === issuer) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      cookies.set(name!, value!);
    }
    const location = answer.headers.get('location');
    if (!location) return readForm(await answer.text());
    address = new URL(location, address);
  }
  return { address };
}

/** Reads the form of a page that submits itself. */
function readForm(page: string): Arrival {
  const [, action] = /action="([^"]+)"/.exec(page)!;
  const inputs = [...page.matchAll(/name="([^"]+)" value="([^"]+)"/g)];
  return {
    address: new URL(action!),
    form: Object.fromEntries(inputs.map(([, name, value]) => [name!, value!])),
  };
}
