// The pages of a server without their scripts: what a browser needs for what it is shown, and nothing of our own.
import { createServer, request } from 'node:http';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { freePort } from '../../scripts/run/free-port.mjs';

const SCRIPTS = /<script\b[^>]*>[^]*?<\/script>|<link\b[^>]*\brel="?modulepreload"?[^>]*>/g;

/** Serves the copy of all pages of `upstream`, each made when it is asked for first. */
export async function startStaticCopy(upstream) {
  const pages = new Map();
  const server = createServer((incoming, response) => {
    const known = pages.get(incoming.url);
    if (known) return response.writeHead(200, known.headers).end(known.body);
    const { host: _, ...headers } = incoming.headers;
    const call = request(
      upstream + incoming.url,
      { headers, method: incoming.method },
      (answer) => {
        const type = answer.headers['content-type'] ?? '';
        if (answer.statusCode !== 200 || !type.startsWith('text/html')) {
          response.writeHead(answer.statusCode, answer.headers);
          return answer.pipe(response);
        }
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () => {
          const page = withoutScripts(Buffer.concat(chunks), answer.headers);
          pages.set(incoming.url, page);
          response.writeHead(200, page.headers).end(page.body);
        });
      },
    );
    incoming.pipe(call);
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  };
}

function withoutScripts(
  bytes,
  { 'content-encoding': encoding, 'transfer-encoding': _, ...headers },
) {
  const html = encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
  const body = brotliCompressSync(html.toString().replaceAll(SCRIPTS, ''));
  return {
    headers: { ...headers, 'content-encoding': 'br', 'content-length': body.length },
    body,
  };
}
