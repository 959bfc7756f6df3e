// Sends many pushes to a push service of this machine, and asks for a ranking all the while.
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { evaluate } from '../../../server/src/modules/alerts/evaluate.ts';
import { Board } from '../../../server/src/modules/board/board.ts';
import { openCountry, temporaryFolder } from '../data/data-folder.mjs';
import { median, percentile } from '../figures.mjs';
import { startPieno } from '../processes.mjs';

/** Pushes are due in waves, so that hours in which the machine does something else weigh on both sides. */
const [WAVES, WAVE] = [20, 1_000];
const PUSHES = WAVES * WAVE;
/** Milliseconds from one wave to the next: longer than one takes, at fifty a second. */
const APART_MS = 32_000;
/** Milliseconds until the first wave: the server has started by then. */
const DUE_MS = 30_000;
const EVERY_MS = 10;
/** Milliseconds around a wave that count on neither side. */
const EDGE_MS = 300;
const RANKING = '/api/ranking/20';

/**
 * @returns medians over the waves: the 99th percentile of the ranking's answers in milliseconds, during a wave and between
 *   two; and how long a wave took in seconds
 */
export async function pushesSent(options) {
  const service = new Worker(path.join(import.meta.dirname, 'push-service.mjs'));
  const [origin] = await once(service, 'message');
  const where = { dataDir: temporaryFolder(), ...options };
  // By day, as nothing is sent in the night.
  const start = new Date();
  start.setUTCHours(11, 0, 0, 0);
  await addMessages(where, origin, start);
  const server = await startPieno({
    ...where,
    program: [path.join(import.meta.dirname, 'sending-server.mjs'), new URL(origin).host],
    env: { CLOCK_START: start.toISOString(), PUBLIC_URL: 'https://pieno.example' },
  });
  const asking = new AbortController();
  const answers = [];
  const asked = askRanking(server.url, asking.signal, (answer) => answers.push(answer));
  const arrivals = await untilSent(service);
  asking.abort();
  await asked;
  await server.stop();
  await service.terminate();
  return compare(answers, arrivals);
}

/** Waits for all pushes. @returns when each arrived, milliseconds since 1970 */
async function untilSent(service) {
  for (;;) {
    await pause(1_000);
    service.postMessage('arrivals?');
    const [{ arrivals, topics }] = await once(service, 'message');
    if (arrivals.length < PUSHES) continue;
    if (arrivals.length === PUSHES && topics === PUSHES) return arrivals;
    throw new Error(`${arrivals.length} pushes of ${topics} topics instead of ${PUSHES}`);
  }
}

function compare(answers, arrivals) {
  const waves = Array.from({ length: WAVES }, (_, wave) => {
    const own = arrivals.slice(wave * WAVE, (wave + 1) * WAVE);
    return { from: own[0], to: own.at(-1) };
  });
  const during = (from, to) =>
    percentile(
      answers.filter(({ at }) => at > from && at < to).map(({ ms }) => ms),
      99,
    );
  const busy = median(waves.map(({ from, to }) => during(from + EDGE_MS, to - EDGE_MS)));
  const idle = median(
    waves.slice(1).map(({ from }, index) => during(waves[index].to + EDGE_MS, from - EDGE_MS)),
  );
  const seconds = median(waves.map(({ from, to }) => (to - from) / 1_000));
  return { idle, busy, ratio: busy / idle, seconds };
}

/** Each person has an alert, a browser and a message that waits. */
async function addMessages(where, origin, start) {
  const database = await openCountry(0, where);
  const db = database.kysely;
  const clock = { now: () => start };
  // The queue of a database that was never evaluated is emptied.
  await evaluate({ db, clock, board: new Board(db, clock) }, { isNight: false });
  const curve = createECDH('prime256v1');
  const keys = {
    p256dh: curve.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const due = new Date(start.getTime() + DUE_MS);
  const apart = `${APART_MS} milliseconds`;
  const ends = new Date(start.getTime() + 86_400_000);
  const params = (
    id,
  ) => sql`jsonb_build_object('more', 0, 'night', false, 'news', jsonb_build_array(jsonb_build_object(
    'alert_id', ${id}::text, 'decade', 20, 'mode', 'self', 'unit', 'litre', 'business_id', 8, 'name', 'Alla Rocca',
    'locality', 'Domagnano', 'area', 'SM', 'price', 1689, 'said_at', ${start.toISOString()}::text, 'fill', 45,
    'saving_cents', 310, 'than', 'before')))`;
  const statements = [
    sql`insert into app_user (id, name, email, notifications, updated_at)
      select 'bench-' || n, 'bench', n || '@example.sm', true, ${start} from generate_series(1, ${PUSHES}::integer) as n`,
    sql`insert into user_session (user_id, token_hash, created_at, updated_at, expires_at)
      select id, 'bench ' || id, ${start}, ${start}, ${ends} from app_user where id like 'bench-%'`,
    sql`insert into push_subscription (session_id, endpoint, p256dh, auth, key_mark, created_at)
      select id, ${origin}::text || '/' || id, ${keys.p256dh}, ${keys.auth}, '', ${start} from user_session`,
    sql`insert into alert (user_id, decade, target, area, below, channels, fill, created_at)
      select id, 20, 'area', 'SM', 1700, '{push}', 45, ${start} from app_user where id like 'bench-%'`,
    sql`insert into notification (user_id, at, kind, params)
      select user_id, ${start}, 'alert', ${params(sql.ref('id'))} from alert`,
    sql`insert into delivery (notification_id, channel, next_at, expires_at)
      select id, 'push', ${due}::timestamptz + ((id - 1) / ${WAVE}::integer) * ${apart}::interval, ${ends} from notification`,
    sql`analyze`,
  ];
  for (const statement of statements) await statement.execute(db);
  await database.close();
}

/** Asks a hundred times a second, whether the last one was answered or not. */
async function askRanking(url, signal, heard) {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  while (!signal.aborted) {
    const start = performance.now();
    const at = Date.now();
    get(url + RANKING, { agent }, (response) =>
      response.resume().once('end', () => heard({ at, ms: performance.now() - start })),
    );
    await pause(EVERY_MS);
  }
  agent.destroy();
}
