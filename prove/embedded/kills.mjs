// kill -9 during everything that writes, and checks of the result.
import { setTimeout as pause } from 'node:timers/promises';
import { addPeople } from './people.mjs';
import { DEEDS, deedContext } from './deeds.mjs';
import { startServer } from './server.mjs';

/** First starts that are killed, each a little later. */
const FIRST_STARTS = { long: 6, short: 2 };
const AT_ONCE = 4;
/** One user per action; more than a round can use. */
const DEEDS_A_ROUND = 60;
/** A round ends soon after so many actions, whatever the machine's speed. */
const DEEDS_A_LIFE = 40;
const WITHIN_MS = 40;

/** Kills some first starts, and a working server in each round. @returns what was played, and the faults */
export async function killInDeeds({ dataDir, rounds, isShort, say }) {
  const firstStarts = FIRST_STARTS[isShort ? 'short' : 'long'];
  const faults = [];
  const kept = new Map(Object.keys(DEEDS).map((name) => [name, 0]));
  for (let early = 0; early < firstStarts; early += 1) {
    const server = await startServer({ dataDir });
    await Promise.race([pause(Math.random() * 3_000), server.ended]);
    await server.kill();
  }
  let server = await startServer({ dataDir });
  await server.untilReady();
  await server.stop();
  const people = await addPeople(dataDir, rounds * DEEDS_A_ROUND);
  const names = Object.keys(DEEDS);
  let number = 0;
  const opened = [];
  server = await startServer({ dataDir });
  await server.untilReady();

  for (let round = 1; round <= rounds; round += 1) {
    const done = [];
    const refused = new Map();
    const enough = Promise.withResolvers();
    const life = Math.ceil(Math.random() * DEEDS_A_LIFE);
    let isOver = false;
    const work = async () => {
      while (!isOver && number < people.users.length) {
        const name = names[number % names.length];
        const context = deedContext(people, number, () => server);
        number += 1;
        const answer = await DEEDS[name].send(context);
        if (answer.status >= 200 && answer.status < 300) done.push({ name, context, answer });
        else if (answer.status !== 0) refused.set(name, answer);
        if (done.length >= life) enough.resolve();
      }
      enough.resolve();
    };
    const workers = Array.from({ length: AT_ONCE }, work);
    await enough.promise;
    await pause(Math.random() * WITHIN_MS);
    await server.kill();
    isOver = true;
    await Promise.all(workers);

    const began = performance.now();
    server = await startServer({ dataDir });
    await server.untilReady();
    opened.push(performance.now() - began);
    for (const { name, context, answer } of done) {
      const isThere = await DEEDS[name]
        .isThere({ ...context, answer })
        .catch(({ message }) => message);
      if (isThere === true) kept.set(name, kept.get(name) + 1);
      else faults.push(`round ${round}: ${name} was acknowledged and is not there (${isThere})`);
    }
    for (const [name, { status, body }] of refused) {
      if (status >= 500 && status !== 503)
        faults.push(`round ${round}: ${name} was answered ${status}`);
      else say(`  ${name} was refused: ${status} ${JSON.stringify(body).slice(0, 200)}`);
    }
    say(`  kill ${round} of ${rounds}: ${done.length} deeds`);
  }
  await server.stop();
  const never = isShort ? [] : names.filter((name) => kept.get(name) === 0);
  faults.push(...never.map((name) => `${name} was never acknowledged: nothing is shown of it`));
  return { faults, kept, firstStarts, opened };
}
