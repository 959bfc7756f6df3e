// Tests rule import-hostile.
import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import { download } from './download.ts';
import { isPublicAddress, type Resolve } from '../../../outgoing/public-address.ts';
import { DOWNLOAD_SCOPES, type Range } from './download-scope.ts';

/** Resolves every name to these addresses. */
const resolvesTo =
  (...addresses: string[]): Resolve =>
  (_host, _options, callback) => {
    const found = addresses.map((address): LookupAddress => {
      return { address, family: address.includes(':') ? 6 : 4 };
    });
    callback(null, found);
  };
/** A sheet's range, except that the test's servers use plain http. */
const range = (changes: Partial<Range> = {}): Range => ({
  ...DOWNLOAD_SCOPES.sheet,
  protocols: ['http:', 'https:'],
  ...changes,
});
const loopback = (ip: string) => ip === '127.0.0.1';
const PRIVATE = 'porta a un indirizzo di una rete privata o riservata';

test.each([
  ['8.8.8.8', true],
  ['2600:1901::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['255.255.255.255', false],
  ['192.0.2.1', false],
  ['198.18.0.1', false],
  ['::', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['::ffff:127.0.0.1', false],
  ['::127.0.0.1', false],
  ['::8.8.8.8', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['64:ff9b:1::a00:1', false],
  ['2002:a00:1::', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['nowhere', false],
])('%s is public: %s', (ip, isPublic) => {
  expect(isPublicAddress(ip)).toBe(isPublic);
});

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'http://169.254.169.254/latest/meta-data/',
])('%s is refused as not public', async (address) => {
  await expect(download(address, range())).rejects.toThrow(PRIVATE);
});

test('a host name is allowed only if all its addresses are', async () => {
  for (const resolve of [resolvesTo('10.0.0.1'), resolvesTo('8.8.8.8', '::1')]) {
    await expect(download('http://foglio.example/a.csv', range({ resolve }))).rejects.toThrow(
      `http://foglio.example/a.csv ${PRIVATE}`,
    );
  }
});

test('the connection uses the address that was checked', async () => {
  const port = new URL(await serve((_, response) => response.end('ciao'))).port;
  let asked = 0;
  const resolve: Resolve = (host, options, callback) => {
    asked += 1;
    resolvesTo(asked === 1 ? '127.0.0.1' : '10.0.0.1')(host, options, callback);
  };
  const found = await download(
    `http://foglio.example:${port}/`,
    range({ resolve, allows: loopback }),
  );
  expect(found?.bytes.toString()).toBe('ciao');
  expect(asked).toBe(1);
});

test('a redirect is checked like the first address', async () => {
  const address = await serve((_, response) => {
    response.writeHead(302, { location: 'http://10.0.0.1/secret?key=1' }).end();
  });
  const allowed = range({ allows: loopback });
  await expect(download(address, allowed)).rejects.toThrow(PRIVATE);
  const toFile = await serve((_, response) => {
    response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  });
  await expect(download(toFile, allowed)).rejects.toThrow('serve un indirizzo https.');
});

test('a typed address may be private, its redirects may not', async () => {
  const inner = await serve((_, response) => response.end('ciao'));
  expect((await download(inner, DOWNLOAD_SCOPES.typed))?.bytes.toString()).toBe('ciao');
  const outer = await serve((_, response) => response.writeHead(302, { location: inner }).end());
  await expect(download(outer, DOWNLOAD_SCOPES.typed)).rejects.toThrow(PRIVATE);
});

test('a sheet is only fetched by https', async () => {
  await expect(
    download('http://foglio.example/a.csv?key=1', DOWNLOAD_SCOPES.sheet),
  ).rejects.toThrow('http://foglio.example/a.csv non va bene: serve un indirizzo https.');
});

test('five redirects are followed, the sixth is not', async () => {
  const address = await serve(({ url = '' }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) response.end('ciao');
    else response.writeHead(307, { location: `/${left - 1}` }).end();
  });
  const allowed = range({ allows: loopback });
  expect((await download(`${address}/5`, allowed))?.bytes.toString()).toBe('ciao');
  await expect(download(`${address}/6`, allowed)).rejects.toThrow(
    `${address}/6 rimanda altrove più di 5 volte.`,
  );
});

test('too many bytes, too much time and an unknown encoding are refused', async () => {
  const allowed = range({ allows: loopback, maxBytes: 1024 * 1024 });
  const large = await serve((_, response) => response.end(Buffer.alloc(2 * 1024 * 1024)));
  await expect(download(large, allowed)).rejects.toThrow('è troppo grande: il limite è 1 MB.');
  const silent = await serve(() => undefined);
  await expect(download(silent, { ...allowed, limitMs: 100 })).rejects.toThrow(
    'non ha risposto entro',
  );
  const slow = await serve((_, response) => void response.write('un pezzo'));
  await expect(download(slow, { ...allowed, limitMs: 100 })).rejects.toThrow(
    'non ha risposto entro',
  );
  const packed = await serve((_, response) => {
    response.writeHead(200, { 'content-encoding': 'br' }).end('x');
  });
  await expect(download(packed, allowed)).rejects.toThrow('(br) che Pieno non legge.');
});
