// Visitors who do a bit of everything, a dozen at once, each from a network of its own, until they are stopped.
import { AVATAR_FIELD } from '@pieno/contract/profile/profile-fields.ts';
import { call } from './calls.mjs';
import { networkOf, newPerson } from './people.mjs';
import { photograph } from './photograph.mjs';

/** Few enough that they leave the machine some time. */
const VISITORS = 12;
const PUBLIC = [
  '/home',
  '/api/prices/best-by-decade',
  '/api/prices/ranking/10',
  '/api/prices/ranking/20',
  '/api/prices/ranking/10?area=confine',
  '/api/welcome-message',
  '/api/global-settings/maps_api_key',
  ...Array.from({ length: 41 }, (_, index) => `/api/business/${index + 1}`),
];
/** Public answers that a visitor requests between two steps. */
const READS = 200;

/** @returns a function that stops the visitors */
export async function startVisitors({ url }) {
  const picture = await photograph();
  let [visits, isStopped] = [0, false];
  const look = async (from) => {
    for (let index = 0; index < READS && !isStopped; index += 1) {
      const path = PUBLIC[Math.floor(Math.random() * PUBLIC.length)];
      const headers = { 'accept-encoding': 'br', 'x-forwarded-for': from };
      await (await fetch(url + path, { headers })).arrayBuffer();
    }
  };
  /** A guest looks around, registers, signs in on another phone, chooses a picture and leaves. */
  const visit = async (number) => {
    const from = networkOf(number);
    const ask = async (token, name, body) =>
      (await call({ url }, { token, from }, name, body)).body;
    const person = newPerson(`anna${number}@example.sm`);
    await look(from);
    await ask(undefined, 'POST /guest/access', {});
    await ask(undefined, 'POST /login', { ...person, password: 'una sbagliata' });
    await ask(undefined, 'POST /register', person);
    await look(from);
    const { token } = await ask(undefined, 'POST /login', person);
    // The server was too busy to sign this visitor in.
    if (!token) return;
    await ask(token, 'GET /user');
    await ask(token, 'GET /user/settings');
    const form = new FormData();
    form.append(AVATAR_FIELD, new Blob([picture], { type: 'image/jpeg' }), 'io.jpg');
    await ask(token, 'POST /user/avatar', form);
    await look(from);
    await ask(token, 'POST /logout', {});
  };
  const repeat = async () => {
    while (!isStopped) await visit((visits += 1));
  };
  const running = Promise.all(Array.from({ length: VISITORS }, repeat));
  return async () => {
    isStopped = true;
    await running;
  };
}
