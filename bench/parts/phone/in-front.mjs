// A proxy in front of Pieno that changes its pages.
import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { freePort } from '../../../scripts/run/free-port.mjs';

/** @param change takes a page's HTML and path, and returns other HTML. @returns {Promise<{ url, stop }>} */
export async function startInFront(upstream, change) {
  const packed = new Map();
  const pack = (html) => {
    if (!packed.has(html)) packed.set(html, brotliCompressSync(html));
    return packed.get(html);
  };
  const passOn = async (answer, { url }, response) => {
    const { 'content-type': type = '' } = answer.headers;
    if (answer.statusCode !== 200 || !type.startsWith('text/html')) {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
      return;
    }
    const bytes = await buffer(answer);
    const { 'content-encoding': encoding, 'transfer-encoding': _, ...headers } = answer.headers;
    const html = (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
    const body = pack(change(html, url));
    const own = { 'content-encoding': 'br', 'content-length': body.length };
    response.writeHead(200, { ...headers, ...own }).end(body);
  };
  const server = createServer((incoming, response) => {
    const { host: _, ...headers } = incoming.headers;
    const call = request(upstream + incoming.url, { headers, method: incoming.method });
    call.once('response', (answer) => void passOn(answer, incoming, response));
    call.once('error', () => response.destroy());
    incoming.pipe(call);
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  };
}
