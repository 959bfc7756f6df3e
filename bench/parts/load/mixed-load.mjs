// Visitors who do a bit of everything, several at once, until they are stopped.
import { AVATAR_FIELD } from '@pieno/contract/profile/profile-fields.ts';
import { photograph } from './photograph.mjs';

/** Visitors at a time: few enough that the load generator does not take the machine. */
const VISITORS = 12;
const PASSWORD = 'una password lunga';
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
/** Public answers asked for between two steps of a visitor. */
const READS = 200;

/** A running mixed load. */
export class MixedLoad {
  answered = 0;
  #url;
  #picture;
  #visits = 0;
  #stopped = false;
  #tallies = new Map();
  #running;

  static async start(url) {
    const load = new MixedLoad(url, await photograph());
    load.#running = Promise.all(Array.from({ length: VISITORS }, () => load.#visitAgain()));
    return load;
  }

  constructor(url, picture) {
    this.#url = url;
    this.#picture = picture;
  }

  async stop() {
    this.#stopped = true;
    await this.#running;
  }

  /** Rows of a table: call, answers, answers that are not 2xx. */
  tallies() {
    return [...this.#tallies].map(([call, { answers, other }]) => [call, answers, other]);
  }

  async #visitAgain() {
    while (!this.#stopped) await this.#visit((this.#visits += 1));
  }

  /** A guest looks around, registers, signs in on another phone, chooses a picture and leaves. */
  async #visit(number) {
    const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    const email = `anna${number}@example.sm`;
    await this.#read(from);
    await this.#post(from, '/guest/access', {});
    await this.#post(from, '/login', { email, password: 'una sbagliata' });
    const registered = await this.#post(from, '/register', {
      name: 'Anna',
      email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
      agree_privacy: true,
    });
    await this.#read(from);
    const { token } = await this.#post(from, '/login', { email, password: PASSWORD });
    if (!token || !registered.token) return;
    const authorization = `Bearer ${token}`;
    await this.#call(from, 'GET /user', '/api/user', { headers: { authorization } });
    await this.#call(from, 'GET /user/settings', '/api/user/settings', {
      headers: { authorization },
    });
    const body = new FormData();
    body.append(AVATAR_FIELD, new Blob([this.#picture], { type: 'image/jpeg' }), 'io.jpg');
    await this.#call(from, 'POST /user/avatar', '/api/user/avatar', {
      method: 'POST',
      headers: { authorization },
      body,
    });
    await this.#read(from);
    await this.#post(from, '/logout', {}, { authorization });
  }

  async #read(from) {
    for (let index = 0; index < READS && !this.#stopped; index += 1) {
      const path = PUBLIC[Math.floor(Math.random() * PUBLIC.length)];
      await this.#call(from, 'public GETs', path, { headers: { 'accept-encoding': 'br' } });
    }
  }

  async #post(from, path, body, headers = {}) {
    const text = await this.#call(from, `POST ${path}`, `/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return text ? JSON.parse(text) : {};
  }

  async #call(from, name, path, { headers, ...options }) {
    const answer = await fetch(this.#url + path, {
      ...options,
      headers: { ...headers, 'x-forwarded-for': from },
    });
    const text = await answer.text();
    const tally = this.#tallies.get(name) ?? { answers: 0, other: 0 };
    tally.answers += 1;
    if (!answer.ok) tally.other += 1;
    this.#tallies.set(name, tally);
    this.answered += 1;
    return text;
  }
}
