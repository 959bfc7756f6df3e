import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import { download } from './download.ts';
import { DOWNLOAD_SCOPES } from './download-scope.ts';
import { readSource } from './read-source.ts';

const at = async (answer: RequestListener) => `${await serve(answer)}/dir/prezzi.csv`;

test('an address is read with its version, and not again while the version is the same', async () => {
  const address = await at((request, response) => {
    const known = request.headers['if-none-match'] === '"v1"';
    response.writeHead(known ? 304 : 200, { etag: '"v1"' }).end(known ? undefined : 'ciao');
  });
  const first = await readSource(address);
  expect(first).toEqual({ text: 'ciao', name: 'prezzi.csv', savedAt: undefined, etag: '"v1"' });
  expect(await readSource(address, first?.etag)).toBeUndefined();
});

test('another status, a closed connection and too many bytes are reported in Italian', async () => {
  const missing = await at((_, response) => response.writeHead(404).end());
  await expect(readSource(missing)).rejects.toThrow(`${missing} ha risposto con lo stato 404.`);
  const broken = await at((_, response) => {
    response
      .writeHead(200, { 'content-length': '100' })
      .write('solo un pezzo', () => response.destroy());
  });
  await expect(readSource(broken)).rejects.toThrow(`Non riesco a scaricare ${broken}`);
  const large = await at((_, response) => response.end(Buffer.alloc(2 * 1024 * 1024)));
  await expect(
    download(large, { ...DOWNLOAD_SCOPES.typed, maxBytes: 1024 * 1024 }),
  ).rejects.toThrow('il limite è 1 MB');
});

test('an address that does not answer is reported in Italian', async () => {
  await expect(readSource('http://127.0.0.1:9/x.csv')).rejects.toThrow('Non riesco a scaricare');
});

test('an unreadable file is reported in Italian', async () => {
  await expect(readSource('/non/esiste.csv')).rejects.toThrow('Il file esiste.csv non esiste.');
  await expect(readSource('/tmp')).rejects.toThrow('tmp è una cartella, non un file.');
});
