// People who say prices to servers over HTTP: drivers, the owner of all stations, an administrator.
const PETROL_SELF = 10;
const NAMES = ['anna', 'olga', 'maria'];

/**
 * Registers them at a server.
 * @param db the same database, to verify their e-mails and give them their roles
 */
export async function meetPeople(db, { url }) {
  const people = {};
  for (const name of NAMES) {
    const email = `${name}@example.sm`;
    const password = 'una password';
    const { token, user } = await ask(url, undefined, 'POST /register', {
      name,
      email,
      password,
      password_confirmation: password,
      agree_privacy: true,
      role: 'user',
    });
    const role = name === 'maria' ? 'admin' : 'user';
    await db
      .updateTable('app_user')
      .set({ email_verified: true, role })
      .where('id', '=', user.id)
      .execute();
    people[name] = { id: user.id, call: (at, call, body) => ask(at.url, token, call, body) };
  }
  const stations = await db
    .selectFrom('station')
    .select('id')
    .where('kind', '=', 'fuel')
    .where('country', '=', 'SM')
    .orderBy('id')
    .execute();
  await db
    .insertInto('station_owner')
    .values(
      stations.map(({ id }) => ({
        station_id: id,
        user_id: people.olga.id,
        state: 'active',
        since: new Date(),
      })),
    )
    .execute();
  return { ...people, stations: stations.map(({ id }) => id) };
}

/**
 * What can be said of a station's petrol, in the order in which it happens: who says it, and how a page that shows it is
 * recognised.
 */
export const WORDS = {
  'an owner sets it': {
    say: ({ olga }, at, station) =>
      olga.call(at, `PUT /owner/stations/${station}/prices`, {
        prices: [{ fuel_type_id: PETROL_SELF, price: 1.7 }],
        sure: true,
      }),
    shows: (page) => petrolOf(page)?.origin === 'owner',
  },
  'a driver reports another': {
    say: ({ anna }, at, station) =>
      anna.call(at, 'POST /price-reports', {
        id: crypto.randomUUID(),
        business_id: station,
        entries: [{ fuel_type_id: PETROL_SELF, price: 1.66 }],
      }),
    shows: (page) => page.reported?.length > 0,
  },
  'the owner contests it': {
    say: ({ olga }, at, station) =>
      olga.call(at, 'POST /price-disputes', {
        business_id: station,
        fuel_type_id: PETROL_SELF,
        price: 1.7,
      }),
    shows: (page) => petrolOf(page)?.contested === true,
  },
  'an administrator decides': {
    say: async ({ maria }, at, station) => {
      const { items } = await maria.call(at, 'GET /admin/queue');
      const item = items.find(
        ({ business, kind }) => business.id === station && kind === 'contested',
      );
      await maria.call(at, `POST /admin/queue/${item.id}`, { decision: 'accept' });
    },
    shows: (page) => petrolOf(page)?.contested !== true,
  },
};

const petrolOf = ({ prices }) =>
  prices.find(({ fuel_type: fuelType }) => fuelType.id === PETROL_SELF);

async function ask(url, token, call, body) {
  const [method, path] = call.split(' ');
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      'idempotency-key': crypto.randomUUID(),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${call}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}
