// Tests rule live-while-starting.
import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { listenWhileStarting } from './starting-port.ts';

const here = { host: '127.0.0.1', port: 0 };

/** Sends one request over a connection of its own. @returns the answer, when the connection has ended */
async function ask(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  socket.write(`${request} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await once(socket, 'close');
  return answer;
}

test('until it has started the process answers that it is alive, and that it is not ready', async () => {
  const port = await listenWhileStarting(here, undefined);
  onTestFinished(() => port.close());
  const live = await ask(port.number, 'GET /api/health');
  expect(live).toMatch(/^HTTP\/1\.1 200 /);
  expect(live).toContain('\r\ncache-control: no-store\r\n');
  expect(live).toMatch(/\{"status":"starting","version":"\d+\.\d+\.\d+"\}$/);
  for (const path of ['/api/health/ready', '/api/prices/best-by-decade']) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await ask(port.number, `GET ${path}`);
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toContain('\r\nretry-after: 5\r\n');
    expect(answer).toContain('"code":"unavailable"');
  }
  const page = await ask(port.number, 'GET /home');
  expect(page).toMatch(/^HTTP\/1\.1 503 /);
  expect(page).toContain('<p>Pieno si sta avviando: riprova tra qualche secondo.</p>');
  const head = await ask(port.number, 'HEAD /home');
  expect(head).toMatch(/\r\n\r\n$/);
});

test('the started server takes the same port, though a connection was open', async () => {
  const port = await listenWhileStarting(here, undefined);
  const waiting = connect(port.number, '127.0.0.1');
  await once(waiting, 'connect');
  await port.close();
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/api/health', (_, reply) => reply.header('connection', 'close').send('it goes on'));
  const address = await app.listen({ host: here.host, port: port.number });
  expect(address).toBe(`http://127.0.0.1:${port.number}`);
  expect(await ask(port.number, 'GET /api/health')).toMatch(/it goes on$/);
  await port.close();
});
