// Three nodes on one PostgreSQL behind HAProxy, with readers, writers and failures.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPostgres, versionOf } from '../scripts/run/machine.mjs';
import { findHaproxy } from '../scripts/run/haproxy.mjs';
import { startPostgres } from '../scripts/run/postgres.mjs';
import { openTrial } from './cluster/trial.mjs';
import { EVENTS } from './cluster/events.mjs';
import { SETTINGS } from './cluster/postgres.mjs';
import { findOldVersion } from './cluster/old-version.mjs';
import { startAtOnce } from './cluster/start-at-once.mjs';

/** The short form, which runs in npm test. */
const SHORT = ['kill', 'cut'];
const HEADER = [
  'what happens',
  'writes kept',
  'tried again',
  'reads of prices',
  'failed',
  'behind a commit, ms',
  'after the outage, ms',
  'all well after, ms',
];
/** Cells without a number. */
const NOTHING = Array.from({ length: HEADER.length - 2 }, () => '–');

/**
 * Plays the events.
 * @param options `nodes` (3), `dwell`: seconds of traffic after each event (8), `silence`: seconds without any answer
 *   (10), `events`: their names, separated by commas; `from`: the version before the upgrade; `short`: two nodes and
 *   two events
 */
export async function run({ options, say }) {
  const isShort = options.short === true;
  const count = Number(options.nodes ?? (isShort ? 2 : 3));
  const dwellMs = Number(options.dwell ?? (isShort ? 0 : 8)) * 1_000;
  const silenceMs = Number(options.silence ?? 10) * 1_000;
  const breaks = { silenceMs, times: isShort ? 1 : 3 };
  const names =
    options.events?.split(',') ?? (isShort ? SHORT : [...Object.keys(EVENTS), 'at-once']);
  const old = isShort || options.events ? options.from : (options.from ?? findOldVersion());
  const folder = mkdtempSync(path.join(tmpdir(), 'pieno-prove-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const postgres = await startPostgres(SETTINGS);
  const asked = { count, old, dwellMs, breaks, isTimed: !isShort };
  const trial = await openTrial({ postgres, folder, say, ...asked });
  if (old) await trial.upgrade();
  for (const name of names.filter((each) => each in EVENTS)) await trial.play(EVENTS[name]);
  const found = await trial.finish();
  if (names.includes('at-once')) {
    const { ms, faults } = await startAtOnce({ postgres, folder, say });
    found.rows.push(['ten nodes start at once on an empty database', ...NOTHING, Math.round(ms)]);
    found.faults.push(...faults);
  }
  await postgres.stop();
  const on = [
    `PostgreSQL ${versionOf(`${findPostgres()}/postgres`)}`,
    `HAProxy ${findHaproxy().version}`,
  ];
  return {
    on: on.join(', '),
    text: found.text,
    header: HEADER,
    rows: found.rows,
    faults: found.faults,
    skipped:
      isShort || old || options.events
        ? []
        : ['rolling upgrade between two versions: there is no history of the sources here'],
  };
}
