import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

/** Where the browser is in the end: an address that is none of the provider's, with a form for a POST. */
export interface Arrival {
  address: URL;
  form?: Record<string, string>;
}

/** A provider of social sign-ins on this machine, with one person behind every browser. */
export interface TestOpenId {
  issuer: string;
  client: { clientId: string; clientSecret: string };
  /** Who signs in next; undefined: somebody who gives up. */
  person: { sub: string; email?: string; email_verified?: boolean; name?: string } | undefined;
  /** Opens an address as a browser would, and signs in. */
  visit(address: string): Promise<Arrival>;
  close(): Promise<void>;
}

/**
 * @param redirect where visitors are sent back to
 * @param claimsInToken false leaves e-mail and name to the userinfo endpoint
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

/** A page that posts itself. */
function readForm(page: string): Arrival {
  const [, action] = /action="([^"]+)"/.exec(page)!;
  const inputs = [...page.matchAll(/name="([^"]+)" value="([^"]+)"/g)];
  return {
    address: new URL(action!),
    form: Object.fromEntries(inputs.map(([, name, value]) => [name!, value!])),
  };
}
