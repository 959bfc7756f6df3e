import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { serve } from '../../testing/serve.ts';
import { discover } from './provider.ts';

const CLIENT = { clientId: 'pieno', clientSecret: 'the secret of the client' };

/** Starts a provider with the discovery document `says`; it answers with 503 while that is undefined. */
async function openProvider() {
  const provider = { issuer: '', asked: 0, document: undefined as object | undefined };
  provider.issuer = await serve((_request, response) => {
    provider.asked += 1;
    response.writeHead(provider.document ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ issuer: provider.issuer, ...provider.document }));
  });
  return provider;
}

const ENDPOINT = { authorization_endpoint: 'https://id.example/in' };

test('a provider’s metadata is loaded on first use and again only after a failure', async () => {
  const provider = await openProvider();
  const server = await openTestApp({
    config: {
      publicUrl: 'http://pieno.example',
      social: { google: { issuer: provider.issuer, ...CLIENT } },
    },
  });
  onTestFinished(() => server.close());
  const begin = async () => {
    const { headers, statusCode } = await server.app.inject('/api/auth/social/google');
    return [statusCode, headers.location?.split('?', 1)[0]];
  };
  expect((await server.app.inject('/api/auth/social')).statusCode).toBe(200);
  expect(provider.asked).toBe(0);
  expect(await begin()).toEqual([302, '/social-login']);
  expect(server.log.at(-1)).toMatchObject({
    msg: 'a social sign-in cannot begin',
    provider: 'google',
    failure: { code: 'OAUTH_RESPONSE_IS_NOT_CONFORM' },
  });
  provider.document = ENDPOINT;
  for (let times = 0; times < 3; times++) {
    expect(await begin()).toEqual([302, 'https://id.example/in']);
  }
  expect(provider.asked).toBe(2);
});

test('metadata of another issuer is refused', async () => {
  const provider = await openProvider();
  provider.document = { ...ENDPOINT, issuer: 'https://id.example' };
  await expect(discover('google', { issuer: provider.issuer, ...CLIENT })).rejects.toThrow(
    /issuer/,
  );
});

test('Facebook’s missing token endpoint is filled in', async () => {
  const provider = await openProvider();
  provider.document = ENDPOINT;
  const client = { issuer: provider.issuer, ...CLIENT };
  const tokenEndpoint = async () =>
    (await discover('facebook', client)).serverMetadata().token_endpoint;
  expect(await tokenEndpoint()).toBe('https://graph.facebook.com/oauth/access_token');
  provider.document = { ...ENDPOINT, token_endpoint: 'https://id.example/token' };
  expect(await tokenEndpoint()).toBe('https://id.example/token');
});
