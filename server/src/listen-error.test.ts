import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ListenError, listenError } from './listen-error.ts';

/** Tries to listen on an address. @returns the error as converted by `listenError`; undefined on success */
async function listenOn(host: string, port: number): Promise<unknown> {
  const server = createServer().listen(port, host);
  onTestFinished(() => void server.close());
  return await once(server, 'listening').then(
    () => undefined,
    (error: unknown) => listenError(error, { host, port }),
  );
}

test.each([
  ['999.1.1.1', /^HOST vale 999\.1\.1\.1, che non è un indirizzo conosciuto: /],
  ['nosuch.invalid', /^HOST vale nosuch\.invalid, che non è un indirizzo conosciuto: /],
  ['192.0.2.1', /^HOST vale 192\.0\.2\.1, che non è un indirizzo di questa macchina: /],
])('%s names HOST', async (host, sentence) => {
  const error = await listenOn(host, 0);
  expect(error).toBeInstanceOf(ListenError);
  expect((error as Error).message).toMatch(sentence);
});

test('another failure stays unchanged', () => {
  const other = new Error('boom');
  expect(listenError(other, { host: '::', port: 0 })).toBe(other);
});
