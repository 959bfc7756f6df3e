// A server in front of Pieno that sends the same build without the content of its pages, or passes everything on.
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

const CONTENT = /(?<=<div id="root") data-prepared>.*(?=<\/div>\s*<script data-content)/s;
/** Styles stand in pages with content, and scripts wait for it. */
const STYLES = /<style>.*?<\/style>/s;
const APP = /<template id="app">(.*?)<\/template>/s;
const ANSWERS = /<script type="application\/json" id="answers">.*?<\/script>/s;
/** Until pages had content, /home alone carried its answers. */
const WITH_ANSWERS = ['/', '/home'];

/** @param hasContent true: pages are sent as they are. @returns {Promise<{ url, stop }>} */
export async function startInFront(upstream, hasContent) {
  const answerFrom = async (request, response) => {
    try {
      const chunks = await Array.fromAsync(request);
      const answer = await fetch(upstream + request.url, {
        method: request.method,
        headers: {
          ...request.headers,
          host: new URL(upstream).host,
          'accept-encoding': 'identity',
        },
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
        redirect: 'manual',
      });
      const headers = Object.fromEntries(answer.headers);
      const type = headers['content-type'] ?? '';
      let body = Buffer.from(await answer.arrayBuffer());
      if (type.startsWith('text/html') && !hasContent) {
        const { pathname } = new URL(request.url, upstream);
        const page = withLinks(body.toString()).replace(CONTENT, '>');
        body = Buffer.from(WITH_ANSWERS.includes(pathname) ? page : page.replace(ANSWERS, ''));
      }
      const isText = /text|javascript|json|svg|manifest/.test(type);
      if (isText) {
        const quality = type.startsWith('text/html') ? 9 : 11;
        body = compressed(request.url, body, quality);
        headers['content-encoding'] = 'br';
      }
      delete headers['transfer-encoding'];
      response.writeHead(answer.status, { ...headers, 'content-length': body.length }).end(body);
    } catch {
      response.destroy();
    }
  };
  const server = createServer((request, response) => void answerFrom(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => server.close(),
  };
}

/** Names the files in the head, as in a page without content. */
const withLinks = (page) =>
  page
    .replace(STYLES, '')
    .replaceAll(/(?<=<link rel="stylesheet" )(href="[^"]*") disabled/g, 'crossorigin $1')
    .replace(APP, '$1');

const ready = new Map();
/** Compresses what never changes once. */
function compressed(path, body, quality) {
  const compress = () =>
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  if (!path.startsWith('/assets/')) return compress();
  if (!ready.has(path)) ready.set(path, compress());
  return ready.get(path);
}
