// Lets a server send many pushes to a push service of this machine, and requests a ranking meanwhile.
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { evaluate } from '../../../server/src/modules/alerts/evaluate.ts';
import { Board } from '../../../server/src/modules/board/board.ts';
import { openCountry } from '../data/data-folder.mjs';
import { median, percentile } from '../figures.mjs';
import { startPieno } from '../processes.mjs';

/** Pushes are due in waves, so that other work on the machine slows both sides. */
const WAVE = 1_000;
/** Milliseconds from one wave to the next: longer than a wave takes, at fifty pushes a second. */
const APART_MS = 32_000;
/** Milliseconds until the first wave, for the server to start. */
const DUE_MS = 30_000;
/** Milliseconds from one request to the next. */
const EVERY_MS = 10;
/** Milliseconds around a wave that count on neither side. */
const EDGE_MS = 300;

/** @returns medians of the ranking's 99th percentile in milliseconds: during a wave and between two */
export async function pushesSent(where, waves) {
  const service = new Worker(path.join(import.meta.dirname, 'push-service.mjs'));
  const [origin] = await once(service, 'message');
  // By day, because pushes wait at night.
  const start = new Date();
  start.setUTCHours(11, 0, 0, 0);
  await addMessages(where, origin, start, waves * WAVE);
  const server = await startPieno({
    ...where,
    program: [path.join(import.meta.dirname, 'sending-server.mjs'), new URL(origin).host],
    env: { CLOCK_START: start.toISOString(), PUBLIC_URL: 'https://pieno.example' },
  });
  const requests = new AbortController();
  const answers = [];
  const requested = requestRanking(server.url, requests.signal, (each) => answers.push(each));
  const arrivals = await untilSent(service, waves * WAVE);
  requests.abort();
  await requested;
  await server.stop();
  await service.terminate();
  return compare(answers, arrivals);
}

/** Waits for all pushes. @returns the time of each, in milliseconds since 1970 */
async function untilSent(service, pushes) {
  for (;;) {
    await pause(1_000);
    service.postMessage('arrivals?');
    const [arrivals] = await once(service, 'message');
    if (arrivals.length > pushes) throw new Error(`${arrivals.length} pushes, not ${pushes}`);
    if (arrivals.length === pushes) return arrivals;
  }
}

function compare(answers, arrivals) {
  const waves = Array.from({ length: arrivals.length / WAVE }, (_, wave) => {
    const own = arrivals.slice(wave * WAVE, (wave + 1) * WAVE);
    return { from: own[0], to: own.at(-1) };
  });
  const p99 = (from, to) => {
    const within = answers.filter(({ at }) => at > from + EDGE_MS && at < to - EDGE_MS);
    return percentile(
      within.map(({ ms }) => ms),
      99,
    );
  };
  const pauses = waves.slice(1).map(({ from }, index) => p99(waves[index].to, from));
  return { during: median(waves.map(({ from, to }) => p99(from, to))), between: median(pauses) };
}

/** Adds people, each with an alert, a browser and a waiting message. */
async function addMessages(where, origin, start, people) {
  const database = await openCountry(0, where);
  const db = database.kysely;
  const clock = { now: () => start };
  // The first evaluation of a database empties its queue.
  await evaluate({ db, clock, board: new Board(db, clock) }, { isNight: false });
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const due = new Date(start.getTime() + DUE_MS);
  const apart = `${APART_MS} milliseconds`;
  const ends = new Date(start.getTime() + 86_400_000);
  const news = sql`jsonb_build_array(jsonb_build_object(
    'alert_id', id::text, 'decade', 20, 'mode', 'self', 'unit', 'litre', 'business_id', 8, 'name', 'Alla Rocca',
    'locality', 'Domagnano', 'area', 'SM', 'price', 1689, 'said_at', ${start.toISOString()}::text, 'fill', 45,
    'saving_cents', 310, 'than', 'before'))`;
  for (const statement of [
    sql`insert into app_user (id, name, email, notifications, updated_at)
      select 'bench-' || n, 'bench', n || '@example.sm', true, ${start} from generate_series(1, ${people}::integer) as n`,
    sql`insert into user_session (user_id, token_hash, created_at, updated_at, expires_at)
      select id, 'bench ' || id, ${start}, ${start}, ${ends} from app_user where id like 'bench-%'`,
    sql`insert into push_subscription (session_id, endpoint, p256dh, auth, key_mark, created_at)
      select id, ${origin}::text || '/' || id, ${p256dh}, ${auth}, '', ${start} from user_session`,
    sql`insert into alert (user_id, decade, target, area, below, channels, fill, created_at)
      select id, 20, 'area', 'SM', 1700, '{push}', 45, ${start} from app_user where id like 'bench-%'`,
    sql`insert into notification (user_id, at, kind, params)
      select user_id, ${start}, 'alert', jsonb_build_object('more', 0, 'night', false, 'news', ${news}) from alert`,
    sql`insert into delivery (notification_id, channel, next_at, expires_at)
      select id, 'push', ${due}::timestamptz + ((id - 1) / ${WAVE}::integer) * ${apart}::interval, ${ends} from notification`,
    sql`analyze`,
  ])
    await statement.execute(db);
  await database.close();
}

/** Requests the ranking a hundred times a second, without waiting for answers. */
async function requestRanking(url, signal, onAnswer) {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  while (!signal.aborted) {
    const [at, began] = [Date.now(), performance.now()];
    get(`${url}/api/prices/ranking/20`, { agent }, (response) => {
      if (response.statusCode !== 200) throw new Error(`The ranking: ${response.statusCode}`);
      response.resume().once('end', () => onAnswer({ at, ms: performance.now() - began }));
    });
    await pause(EVERY_MS);
  }
  agent.destroy();
}
