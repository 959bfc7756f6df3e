// The requests of a visitor, over persistent connections.
import { Agent, request } from 'node:http';

const DIESEL = 20;
/** Percentage of visits without the app's files in the cache. */
const NEW_VISITS = 25;
/** Percentages of the kinds of visits. */
const KINDS = [
  [48, 'home'],
  [22, 'ranking'],
  [15, 'station'],
  [7, 'account'],
  [4, 'report'],
  [2, 'favourite'],
  [1, 'alert'],
  [1, 'signIn'],
];
const ANSWER_MS = 30_000;

/**
 * Visits a server.
 * @param people of `addPeople`
 * @param note called for each answer: kind of request, milliseconds, status; 0 without an answer
 */
export function visitor({ url, people, assets, password, note }) {
  const { port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let reports = 0;

  const send = (kind, method, path, { who, body } = {}) =>
    new Promise((resolve) => {
      const began = performance.now();
      const finish = (status, text) => {
        note(kind, performance.now() - began, status);
        resolve({ status, text });
      };
      const text = body && JSON.stringify(body);
      const headers = {
        'accept-encoding': 'br',
        ...(who && { 'x-forwarded-for': who.from, authorization: `Bearer ${who.token}` }),
        ...(text && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
      };
      const sent = request({
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers,
        timeout: ANSWER_MS,
      });
      sent.once('timeout', () => sent.destroy(new Error('timeout')));
      sent.once('error', () => finish(0));
      sent.once('response', (answer) => {
        answer.resume();
        answer.once('end', () => finish(answer.statusCode));
        answer.once('error', () => finish(0));
      });
      sent.end(text);
    });
  const get = (path, who) => send(who ? 'own data' : 'prices', 'GET', path, { who });
  const page = async (path) => {
    await send('page', 'GET', path);
    if (Math.random() * 100 < NEW_VISITS)
      await Promise.all(assets.map((asset) => send('file', 'GET', asset)));
    await get('/api/prices/version');
  };
  const { users, stations } = people;
  const anyOf = (list) => list[Math.floor(Math.random() * list.length)];

  const VISITS = {
    home: async () => {
      await page('/home');
      await get('/api/prices/best-by-decade');
    },
    ranking: async () => {
      await page(`/ranking/${anyOf([10, 20, 30])}`);
      await get(`/api/prices/ranking/${anyOf([10, 20])}?area=${anyOf(['SM', 'confine'])}`);
    },
    station: async () => {
      const at = anyOf(stations);
      await page(`/business/${at}`);
      await get(`/api/business/${at}`);
      await send('history', 'GET', `/api/prices/history/${at}?fuel=${DIESEL}&days=30`);
    },
    account: async () => {
      const who = anyOf(users);
      await page('/home');
      for (const path of ['/user', '/user/notifications', '/user/favorites'])
        await get(`/api${path}`, who);
    },
    report: async () => {
      const at = stations[reports % stations.length];
      const who = users[Math.floor(reports / stations.length) % users.length];
      reports += 1;
      await get(`/api/business/${at}`);
      const price = (1_690 + Math.floor(Math.random() * 20)) / 1_000;
      const entries = [{ fuel_type_id: DIESEL, price }];
      const body = { id: crypto.randomUUID(), business_id: at, entries, sure: true };
      await send('report', 'POST', '/api/price-reports', { who, body });
    },
    favourite: async () => {
      const [who, at] = [anyOf(users), anyOf(stations)];
      await send('favourite', 'PUT', `/api/user/favorites/${at}`, { who });
      if (Math.random() < 0.5)
        await send('favourite', 'DELETE', `/api/user/favorites/${at}`, { who });
    },
    alert: async () => {
      const who = anyOf(users);
      const body = { decade: DIESEL, area: 'SM', below: 1.2, channels: [] };
      await send('alert', 'POST', '/api/user/alerts', { who, body });
    },
    signIn: async () => {
      const { email, from } = anyOf(users);
      const body = { email, password };
      await send('sign-in', 'POST', '/api/login', { who: { from, token: 'none' }, body });
    },
  };
  return {
    async visit() {
      let left = Math.random() * 100;
      const [, kind] = KINDS.find(([share]) => (left -= share) < 0) ?? KINDS[0];
      await VISITS[kind]();
    },
    close: () => agent.destroy(),
  };
}
