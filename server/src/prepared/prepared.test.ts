// Tests rules board-prepared, quick-answers.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { prepare, preparePage } from './prepared.ts';

const json = JSON.stringify({ message: 'Più di un prezzo, € 1,679 al litro. '.repeat(20) });

test('has the same content in every encoding', async () => {
  const { identity, br, gzip } = await prepare(json);
  expect(identity.body.toString()).toBe(json);
  expect(brotliDecompressSync(br.body).toString()).toBe(json);
  expect(gunzipSync(gzip.body).toString()).toBe(json);
});

test('is compressed in a window of 64 KB, whose tables are small', async () => {
  const { br } = await prepare(json);
  // The first bit of a stream marks it (RFC 7932, 9.1).
  expect(br.body[0]! & 1).toBe(0);
});

test('gives each encoding its own ETag, length and headers', async () => {
  const { hash, identity, br, gzip } = await prepare(json);
  expect([identity.etag, br.etag, gzip.etag]).toEqual([
    `"${hash}"`,
    `"${hash}-br"`,
    `"${hash}-gzip"`,
  ]);
  expect(br.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(br.body.length),
    vary: 'Accept-Encoding',
    etag: br.etag,
  });
  expect(identity.headers).not.toHaveProperty('content-encoding');
});

test('gives equal answers the same ETag and different ones another', async () => {
  const [first, again, other] = await Promise.all([prepare('[1]'), prepare('[1]'), prepare('[2]')]);
  expect(again.hash).toBe(first.hash);
  expect(other.hash).not.toBe(first.hash);
});

test('a page has the same content in every encoding, and only its compressed bytes are kept', async () => {
  const html = `<p>${'Città '.repeat(500)}</p>`;
  const { hash, identity, br, gzip } = await preparePage(html, 'no-cache');
  expect(identity.body.toString()).toBe(html);
  expect(identity.headers).toMatchObject({ 'content-length': String(Buffer.byteLength(html)) });
  expect([identity.etag, br.etag, gzip.etag]).toEqual([
    `"${hash}"`,
    `"${hash}-br"`,
    `"${hash}-gzip"`,
  ]);
  expect(identity.body).not.toBe(identity.body);
});
