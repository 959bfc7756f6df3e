// The baseline: bare node:http that sends prepared bodies and headers, which it takes from the measured server.
import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

const { UPSTREAM, PATHS, PORT, ENCODING } = process.env;
/** Headers that node:http sets itself. */
const OWN = new Set(['date', 'connection', 'keep-alive']);

const answers = new Map();
for (const path of JSON.parse(PATHS)) answers.set(path, await take(path));

createServer((incoming, response) => {
  const answer = answers.get(incoming.url);
  if (!answer) return response.writeHead(incoming.url === '/api/health/ready' ? 200 : 404).end();
  response.writeHead(200, answer.headers);
  return response.end(answer.body);
}).listen(Number(PORT), '127.0.0.1');

process.once('SIGTERM', () => process.exit());

/** Fetches an answer by `request`, because `fetch` would unpack the body. */
async function take(path) {
  const response = await new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': ENCODING };
    request(UPSTREAM + path, { headers }, resolve)
      .once('error', reject)
      .end();
  });
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
  const headers = Object.entries(response.headers).filter(([name]) => !OWN.has(name));
  return { headers: Object.fromEntries(headers), body: await buffer(response) };
}
