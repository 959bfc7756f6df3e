// Where a social sign-in may begin, how often, and what a visitor sees when it may not.
// Tests rules account-social, busy-server.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '@pieno/contract/call-limits.ts';
import { WRITES_WHEN_BUSY } from '../../../http/limits/pressure.ts';
import { Turns } from '../../../http/limits/turns.ts';
import { locationOf, openTestSocial, type TestSocial } from '../../../testing/accounts/social.ts';

const FAILED = '/social-login?errore=1';
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

let social: TestSocial;
beforeAll(async () => {
  social = await openTestSocial();
});
beforeEach(async () => {
  await social.server.clear();
  social.server.clock.advance(RATE_LIMITS.social.windowMs);
  social.server.log.length = 0;
  social.providers.google.person = { sub: 'anna', email: 'anna@example.sm', email_verified: true };
});
afterAll(() => social.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  social.server.app.inject({ url, headers: { ...BROWSER, ...headers } });
const BEGIN = '/api/auth/social/google';
const counted = () =>
  social.server.database.kysely.selectFrom('rate_limit').select(['key', 'hits']).execute();
/** Sets a limit's count as if this network had used it up. */
const use = async (name: keyof typeof RATE_LIMITS) => {
  const { max, windowMs } = RATE_LIMITS[name];
  const resets_at = new Date(social.server.clock.now().getTime() + windowMs);
  const row = { key: `${name} 127.0.0.1`, hits: max, resets_at };
  await social.server.database.kysely.insertInto('rate_limit').values(row).execute();
};

describe('a sign-in begins', () => {
  test.each([
    ['on a page of ours', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }],
    ['in a browser that does not say where', {}],
  ])('%s', async (_, headers) => {
    const { address } = await social.providers.google.visit(
      (await open(BEGIN, headers)).headers.location!,
    );
    expect(address.pathname).toBe(`${BEGIN}/callback`);
  });

  test.each(['cross-site', 'same-site', 'none', 'same-origin, cross-site', ''])(
    'not by a link on another site, nor by a typed address (%s): there the page with the buttons opens',
    async (site) => {
      const answer = await open(BEGIN, { 'sec-fetch-site': site });
      expect([answer.statusCode, answer.headers.location]).toEqual([302, '/social-login']);
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect([await counted(), social.server.log]).toEqual([[], []]);
    },
  );

  test('and ends when another site sends the browser back', async () => {
    const browser = social.browser();
    const { address } = await social.providers.google.visit(
      (await browser.begin()).headers.location!,
    );
    const back = await open(`${address.pathname}${address.search}`, {
      cookie: `pieno_social=${browser.cookie}`,
      'sec-fetch-site': 'cross-site',
    });
    expect(locationOf(back).searchParams.get('codice')).toBeTruthy();
  });
});

describe('over the limit', () => {
  test.each([
    ['social', BEGIN],
    ['socialReturn', `${BEGIN}/callback?code=x&state=y`],
  ] as const)('of %s the browser is redirected to the page that says so', async (name, url) => {
    await use(name);
    const answer = await open(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, FAILED]);
    expect(social.server.log).toEqual([]);
  });

  test('the code of a sign-in is not exchanged', async () => {
    await use('socialExchange');
    const answer = await social.browser().exchange('x');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      429,
      { message: 'Troppe richieste. Riprova tra poco.' },
    ]);
  });

  test('each sign-in has counted once', async () => {
    const browser = social.browser();
    const page = await browser.signIn();
    await browser.exchange(page.searchParams.get('codice')!);
    const steps = (await counted()).filter(({ key }) => key.startsWith('social'));
    expect(steps.map(({ hits }) => hits)).toEqual([1, 1, 1]);
  });
});

test("a provider's form that an overloaded server refuses leads to the page too, and is logged", async () => {
  const busy = await openTestSocial({ pressure: { delayMs: () => 400 }, turns: new Turns() });
  try {
    const address = new URL(`http://pieno.example${BEGIN}/callback`);
    const others = Array.from({ length: WRITES_WHEN_BUSY }, (_, index) =>
      busy.server.app.inject({
        method: 'POST',
        url: '/api/guest/access',
        remoteAddress: `192.0.2.${index + 1}`,
      }),
    );
    const failed = await busy.browser().open(address, { code: 'x', state: 'y' });
    expect([failed.statusCode, failed.headers.location]).toEqual([303, FAILED]);
    await Promise.all(others);
    expect(busy.server.log).toMatchObject([{ writes_under_way: WRITES_WHEN_BUSY }]);
  } finally {
    await busy.close();
  }
});
