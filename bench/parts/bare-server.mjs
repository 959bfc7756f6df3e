// The baseline: a bare node:http server that sends prepared bodies and headers, which it takes from
// the server it is compared with.
import { createServer, request } from 'node:http';

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

function take(path) {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': ENCODING };
    const call = request(UPSTREAM + path, { headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const kept = Object.entries(response.headers).filter(([name]) => !OWN.has(name));
        resolve({ headers: Object.fromEntries(kept), body: Buffer.concat(chunks) });
      });
    });
    call.once('error', reject).end();
  });
}
