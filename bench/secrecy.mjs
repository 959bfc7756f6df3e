// Whether response times reveal if an e-mail address has an account: times each call for existing
// accounts and for unknown addresses, alternately, over HTTP.
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from './parts/data/data-folder.mjs';
import { median, table } from './parts/figures.mjs';
import { startPieno } from './parts/processes.mjs';

const PEOPLE = 40;
const PASSWORD = 'una password lunga';
const server = await startPieno({ dataDir: temporaryFolder(), env: { TRUST_PROXY: 'loopback' } });

const known = (index) => `anna${index}@example.sm`;
const unknown = (index) => `eva${index}@example.sm`;
for (let index = 0; index < PEOPLE; index += 1) await register(known(index), index);

const calls = {
  'POST /api/login, wrong password': (email, index) =>
    post('/login', { email, password: 'una sbagliata' }, index),
  'POST /api/auth/forgot-password': (email, index) =>
    post('/auth/forgot-password', { email }, index),
  'POST /api/auth/reset-password, wrong code': (email, index) =>
    post(
      '/auth/reset-password',
      { email, code: '00000000', password: PASSWORD, password_confirmation: PASSWORD },
      index,
    ),
  'POST /api/register (its answer tells)': register,
};
const rows = [];
for (const [name, call] of Object.entries(calls)) {
  const times = [[], []];
  for (let index = 0; index < PEOPLE; index += 1) {
    // In alternating order, so that changes of the machine's load affect both.
    const order = index % 2 === 0 ? [0, 1] : [1, 0];
    for (const which of order)
      times[which].push(await timed(() => call([known, unknown][which](index), index)));
  }
  rows.push([name, ...times.map((list) => median(list).toFixed(1))]);
}
await server.stop();
table(['answer', 'account, median ms', 'no account, median ms'], rows);

function register(email, index) {
  const fields = { name: 'Anna', agree_privacy: true };
  return post(
    '/register',
    { ...fields, email, password: PASSWORD, password_confirmation: PASSWORD },
    index,
  );
}

async function timed(call) {
  // Lets the server finish the work that the previous call left after its response.
  await pause(50);
  const start = performance.now();
  await call();
  return performance.now() - start;
}

/** Sends each person's calls from a network of its own, so that no rate limit applies. */
async function post(path, body, index) {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.2.${index}.1` },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (answer.status === 429) throw new Error(`${path} was limited`);
}
