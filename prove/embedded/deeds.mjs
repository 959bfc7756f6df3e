// Everything that people write: each action is done once by one person, and can be checked afterwards.
import { call } from '../../bench/parts/calls.mjs';
import { PASSWORD } from './people.mjs';

const DIESEL = 20;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (field) => {
  const form = new FormData();
  form.append(field, new Blob([PNG], { type: 'image/png' }), 'io.png');
  return form;
};
const tomorrow = () => {
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return { date, time: '12:00' };
};

/**
 * By name: the request, and the check of its effect. `ask(who, call, body)` sends; `at` is a station, `number` the
 * action's own. `isThere` gets what `send` returns besides the answer.
 */
export const DEEDS = {
  favourite: {
    send: ({ ask, user, at }) => ask(user, `PUT /user/favorites/${at}`),
    isThere: async ({ read, user, at }) =>
      (await read(user, '/user/favorites')).some(({ business_id: id }) => id === at),
  },
  'favourite taken away': {
    send: async ({ ask, user, at }) => {
      const { status } = await ask(user, `PUT /user/favorites/${at}`);
      return status === 200 ? ask(user, `DELETE /user/favorites/${at}`) : { status };
    },
    isThere: async ({ read, user }) => (await read(user, '/user/favorites')).length === 0,
  },
  alert: {
    send: ({ ask, user }) =>
      ask(user, 'POST /user/alerts', { decade: DIESEL, area: 'SM', below: 1.2, channels: [] }),
    isThere: async ({ read, user }) => (await read(user, '/user/alerts')).length === 1,
  },
  review: {
    send: ({ ask, user, at, number }) =>
      ask(user, `PUT /user/reviews/${at}`, { stars: 4, text: `Numero ${number}` }),
    isThere: async ({ read, user, at, number }) =>
      (await read(user, `/user/reviews/${at}`))?.text === `Numero ${number}`,
  },
  settings: {
    send: ({ ask, user }) => ask(user, 'PUT /user/settings', { fuel: DIESEL, litres: 41 }),
    isThere: async ({ read, user }) => (await read(user, '/user/settings')).litres === 41,
  },
  profile: {
    send: ({ ask, user, number }) => ask(user, 'PUT /user', { city: `Borgo ${number}` }),
    isThere: async ({ read, user, number }) =>
      (await read(user, '/user')).city === `Borgo ${number}`,
  },
  'picture of a user': {
    send: ({ ask, user }) => ask(user, 'POST /user/avatar', picture('avatar_image')),
    isThere: async ({ read, user }) => (await read(user, '/user')).avatar_image !== null,
  },
  'inbox read': {
    send: ({ ask, user }) =>
      ask(user, 'PUT /user/notifications/read', { until: new Date().toISOString() }),
    isThere: async ({ read, user }) => Array.isArray(await read(user, '/user/notifications')),
  },
  report: {
    send: ({ ask, user, at }) =>
      ask(user, 'POST /price-reports', {
        id: user.id,
        business_id: at,
        entries: [{ fuel_type_id: DIESEL, price: 1.7 }],
        sure: true,
      }),
    isThere: async ({ read, user }) => (await read(user, '/price-reports')).length === 1,
  },
  'account deleted': {
    send: ({ ask, user }) => ask(user, 'DELETE /user', { password: PASSWORD }),
    isThere: async ({ ask, user }) => (await ask(user, 'GET /user')).status === 401,
  },
  "till's token": {
    send: async ({ ask, owner, at, number }) => {
      const answer = await ask(owner, `POST /owner/stations/${at}/tokens`, { name: `C${number}` });
      if (answer.status !== 200) return answer;
      const { id } = answer.body;
      return ask(owner, `DELETE /owner/stations/${at}/tokens/${id}`);
    },
    isThere: async ({ read, owner, at, number }) =>
      !(await read(owner, `/owner/stations/${at}/tokens`)).tokens.some(
        ({ name }) => name === `C${number}`,
      ),
  },
  "owner's price": {
    send: ({ ask, owner, at, number }) =>
      ask(owner, `PUT /owner/stations/${at}/prices`, {
        prices: [{ fuel_type_id: 10, price: (1_650 + (number % 100)) / 1_000 }],
        sure: true,
      }),
    isThere: async ({ read, at }) =>
      (await read(undefined, `/business/${at}`)).prices.some(
        ({ fuel_type: fuel, source }) => fuel.id === 10 && source === 'owner',
      ),
  },
  'scheduled price': {
    send: ({ ask, owner, at, number }) =>
      ask(owner, `POST /owner/stations/${at}/scheduled-prices`, {
        due: tomorrow(),
        prices: [{ fuel_type_id: DIESEL, price: (1_650 + (number % 100)) / 1_000 }],
        sure: true,
      }),
    // A later request for the same instant replaces it.
    isThere: async ({ read, owner, at }) =>
      (await read(owner, `/owner/stations/${at}/scheduled-prices`)).length > 0,
  },
  setting: {
    send: ({ ask, admin }) => ask(admin, 'PUT /admin/settings/stale_days', { values: ['7'] }),
    isThere: async ({ read }) =>
      (await read(undefined, '/global-settings/stale_days')) !== undefined,
  },
  invitation: {
    send: ({ ask, admin, at, number }) =>
      ask(admin, `POST /admin/stations/${at}/invitations`, { email: `i${number}@example.sm` }),
    isThere: async ({ read, admin, answer }) =>
      (await read(admin, '/admin/owners')).some(({ invitations }) =>
        invitations.some(({ id }) => id === answer.body.id),
      ),
  },
  import: {
    send: ({ ask, admin, at, number }) => {
      const form = new FormData();
      form.append('trial', 'false');
      const price = (1_650 + (number % 100)) / 1_000;
      const text = `id;fuel;price;date\n${at};30;${price};${italianNow()}\n`;
      form.append('file', new Blob([text]), `prezzi-${number}.csv`);
      return ask(admin, 'POST /admin/imports/prices/files', form);
    },
    /** An interrupted import is reported as interrupted, and none runs forever. */
    isThere: async ({ read, admin, answer }) => {
      const { attempt } = await read(admin, `/admin/imports/${answer.body.id}`);
      return attempt.state !== 'running';
    },
  },
  merge: {
    send: async ({ ask, admin, stations, number }) => {
      const [kept, merged] = stations.slice(-2);
      const facts = await ask(admin, `GET /admin/stations/${kept}/facts`);
      const standing = facts.body?.merges?.find(({ undone_at: undone }) => !undone);
      return standing
        ? ask(admin, `DELETE /admin/merges/${standing.id}`)
        : ask(admin, `POST /admin/stations/${kept}/merges`, {
            business_id: merged,
            reason: `unione numero ${number}`,
          });
    },
    isThere: async ({ read, admin, stations }) =>
      Array.isArray((await read(admin, `/admin/stations/${stations.at(-2)}/facts`)).merges),
  },
};

const italianNow = () => {
  const [date, time] = new Date(Date.now() - 3_600_000).toISOString().slice(0, 16).split('T');
  return `${date.split('-').toReversed().join('/')} ${time}`;
};

/** Returns the context of an action: people, a station and access to the running server. */
export function deedContext({ users, owner, admin, stations }, number, serverNow) {
  const ask = (who, name, body) => call(serverNow(), who, name, body);
  return {
    user: users[number],
    owner,
    admin,
    stations,
    number,
    // The last two are merged and separated.
    at: stations[number % (stations.length - 2)],
    ask,
    async read(who, path) {
      const { status, body } = await ask(who, `GET ${path}`);
      if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
      return body;
    },
  };
}
