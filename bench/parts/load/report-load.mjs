// Drivers who report as fast as a server answers.
import { createHash, randomUUID } from 'node:crypto';
import { addUser } from '../../../server/src/modules/accounts/repository.ts';
import { openCountry, temporaryFolder } from '../data/data-folder.mjs';
import { enginesHere } from '../engines.mjs';
import { whole } from '../figures.mjs';
import { processorTime, startPieno } from '../processes.mjs';

const DRIVERS = 200;
/** Reports under way at a time. */
const AT_ONCE = 16;
const PETROL_SELF = 10;
const DIESEL_SELF = 20;

/**
 * Lets each of 200 drivers report two prices of ten stations once, all with the same prices, so that most confirm.
 * @returns rows of a table: engine, requests, requests per second, milliseconds of CPU for each
 */
export async function reportsPerSecond() {
  const rows = [];
  for (const { engine, start } of enginesHere) {
    const { options, stop } = await start();
    const dataDir = temporaryFolder();
    const { drivers, stations } = await prepareDrivers({ dataDir, ...options });
    const server = await startPieno({ dataDir, ...options, env: { TRUST_PROXY: 'loopback' } });
    const reports = stations.flatMap((station) => drivers.map((driver) => ({ station, driver })));
    const [before, began] = [processorTime(server.pid), performance.now()];
    let next = 0;
    const worker = async () => {
      while (next < reports.length) await sendReport(server, reports[next++]);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    const seconds = (performance.now() - began) / 1_000;
    const cpu = (processorTime(server.pid) - before) / 1_000 / reports.length;
    rows.push([engine, whole(reports.length), whole(reports.length / seconds), cpu.toFixed(1)]);
    await server.stop();
    await stop();
  }
  return rows;
}

/**
 * Fills a database with drivers who have verified e-mails and sessions: hashing their passwords is no part of this.
 * @param more adds what else is wanted, with the database, the drivers and the stations
 */
export async function prepareDrivers(where, more = async () => undefined) {
  const database = await openCountry(0, where);
  const { kysely } = database;
  const now = new Date();
  const drivers = [];
  for (let number = 1; number <= DRIVERS; number += 1) {
    const person = { name: 'Anna', full_name: null, email: `anna${number}@example.sm` };
    const id = await addUser(
      kysely,
      { ...person, notifications: true, agree_privacy_at: now },
      now,
    );
    const token = `driver-${number}`;
    const token_hash = createHash('sha256').update(token).digest('hex');
    const expires_at = new Date(now.getTime() + 86_400_000);
    const session = { user_id: id, token_hash, created_at: now, updated_at: now, expires_at };
    await kysely.insertInto('user_session').values(session).execute();
    drivers.push({ id, token, from: `10.3.${number}.1` });
  }
  await kysely.updateTable('app_user').set({ email_verified: true }).execute();
  const stations = await kysely
    .selectFrom('station')
    .select('id')
    .where('kind', '=', 'fuel')
    .where('country', '=', 'SM')
    .orderBy('id')
    .limit(10)
    .execute();
  const prepared = { drivers, stations: stations.map(({ id }) => id) };
  await more(kysely, prepared);
  await database.close();
  return prepared;
}

/** Reports two prices of a station. */
export async function sendReport({ url }, { station, driver: { token, from } }) {
  const response = await fetch(`${url}/api/price-reports`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-for': from,
    },
    body: JSON.stringify({
      id: randomUUID(),
      business_id: station,
      entries: [
        { fuel_type_id: PETROL_SELF, price: 1.7 },
        { fuel_type_id: DIESEL_SELF, price: 1.6 },
      ],
      sure: true,
    }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}
