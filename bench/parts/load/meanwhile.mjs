// What people notice of a server that does something else: readers of one answer, sign-ins and reports.
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../figures.mjs';
import { sendReport } from './report-load.mjs';

const BETWEEN_MS = 50;
const PASSWORD = 'una password lunga';

/**
 * Lets somebody read an answer and others do something, one call after the other each, while work is done.
 * @param acts `read` gives what an answer says; each other one does something once more
 * @returns what the work returned, the 99th percentiles in milliseconds by act, and all that was read, with when
 */
export async function meanwhile(acts, work) {
  let working = true;
  const texts = [];
  const again = async ([name, act]) => {
    const times = [];
    while (working) {
      const at = performance.now();
      const text = await act();
      times.push(performance.now() - at);
      if (name === 'read') texts.push({ at, text });
      await pause(BETWEEN_MS);
    }
    return [name, percentile(times, 99)];
  };
  const asking = Promise.all(Object.entries(acts).map(again));
  const result = await work().finally(() => (working = false));
  return { result, p99: Object.fromEntries(await asking), texts };
}

/** What one person who signs in, and many who report, do at a server, each from an address of its own. */
export async function actsOf(pieno, { drivers, stations }) {
  let calls = 0;
  const ask = async (call, body) => {
    calls += 1;
    const answer = await fetch(`${pieno.url}/api${call}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.9.${calls >> 8}.${calls & 255}`,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const email = `anna${Date.now()}@example.sm`;
  const person = { name: 'Anna', email, password: PASSWORD, password_confirmation: PASSWORD };
  await ask('/register', { ...person, agree_privacy: true });
  const waiting = stations.flatMap((station) => drivers.map((driver) => ({ station, driver })));
  return {
    login: () => ask('/login', { email, password: PASSWORD }),
    report: () => sendReport(pieno, waiting[(calls += 1) % waiting.length]),
  };
}
