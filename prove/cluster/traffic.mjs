// Steady, bounded traffic: people who read prices, drivers who report, owners who set and schedule prices.
import { setTimeout as pause } from 'node:timers/promises';
import { API_TIMEOUT_MS } from '../../contract/src/limits.ts';
import { wallTimeAt } from '../../contract/src/time-zone.ts';
import { FUELS } from './people.mjs';
import { sendOnce, sendUntilAnswered } from './send.mjs';

const READERS = 6;
const READ_PAUSE_MS = 60;
const DRIVERS = 2;
const WRITE_PAUSE_MS = 150;
/** One of so many writes is sent twice at once, like an impatient user; two nodes may get it. */
const TWICE = 5;
/** Runs daily, so that during a trial only the administrator starts it. */
export const JOB = 'price-retention';
const MINUTE_MS = 60_000;

/**
 * Starts the traffic. `shown` is called with each price of an owner when it is sent, and resolves when all nodes show
 * it.
 */
export function startTraffic({ url, people, shown }) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const giveUp = new AbortController();
  const traffic = {
    /** Acknowledged writes: `{ kind, key, userId }`. */
    kept: [],
    /** Refused writes, each as a sentence. @type {string[]} */
    refused: [],
    counts: { reads: 0, failedReads: 0, writes: 0, triedAgain: 0 },
    /** Answers to readers without prices. @type {string[]} */
    failures: [],
    /** @param limitMs after which writes without an answer are given up */
    stop: async (limitMs) => {
      stopping.abort();
      const giving = setTimeout(() => giveUp.abort(), limitMs);
      await Promise.all(workers);
      clearTimeout(giving);
    },
  };
  /** Starts a job as the administrator; does not report whether one is still queued. */
  traffic.startJob = () => write('job', people.administrator, `POST /admin/jobs/${JOB}`);
  let number = 0;
  const write = async (kind, who, call, body, key = crypto.randomUUID()) => {
    number += 1;
    const sent = { call, body, key, who };
    if (number % TWICE === 0 && kind !== 'job') void sendOnce(url, sent);
    const onTry = () => (traffic.counts.triedAgain += 1);
    const answer = await sendUntilAnswered(url, sent, onTry, giveUp.signal);
    if (!answer) traffic.refused.push(`${call} was never answered`);
    else if (answer.status >= 300) {
      traffic.refused.push(`${call}: ${answer.status} ${JSON.stringify(answer.body)}`);
    } else if (kind !== 'job') {
      traffic.counts.writes += 1;
      traffic.kept.push({ kind, key, userId: who.id });
    }
    return answer;
  };

  const read = async (paths) => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const path = paths[turn % paths.length];
      const failure = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(API_TIMEOUT_MS) })
        .then(async (answer) => (await answer.arrayBuffer(), answer.ok ? undefined : answer.status))
        .catch((error) => String(error.cause ?? error));
      traffic.counts.reads += 1;
      if (failure !== undefined) {
        traffic.counts.failedReads += 1;
        traffic.failures.push(`${new Date().toISOString()} ${path}: ${failure}`);
      }
      await pause(READ_PAUSE_MS);
    }
  };
  const paths = [
    '/api/prices/best-by-decade',
    '/api/prices/ranking/10',
    '/api/prices/ranking/20',
    ...people.stations.map((id) => `/api/business/${id}`),
  ];

  /** Each driver reports each station once, because a repetition within the hour is refused. */
  const report = async (first) => {
    const { drivers, stations } = people;
    const turns = stations.flatMap((station) => drivers.map((who) => ({ station, who })));
    for (let turn = first; turn < turns.length && !signal.aborted; turn += DRIVERS) {
      const { station, who } = turns[turn];
      const id = crypto.randomUUID();
      const entries = [{ fuel_type_id: FUELS.reported, price: 1.6 }];
      const body = { id, business_id: station, entries, sure: true };
      await write('driver', who, 'POST /price-reports', body, id);
      await pause(WRITE_PAUSE_MS);
    }
  };

  const own = async (who) => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const station = who.stations[turn % who.stations.length];
      const price = (1700 + (turn % 40)) / 1000;
      const body = { prices: [{ fuel_type_id: FUELS.owned, price }], sure: true };
      const key = crypto.randomUUID();
      const seen = shown({ station, price, key });
      await write('owner', who, `PUT /owner/stations/${station}/prices`, body, key);
      await seen;
      await pause(WRITE_PAUSE_MS);
    }
  };

  /**
   * Schedules a price for a coming minute, at each station in turn, with a difference large enough to be recognised:
   * one of the nodes publishes it.
   */
  const schedule = async (who) => {
    let last = 0;
    while (!signal.aborted) {
      const due = Math.ceil((Date.now() + MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
      if (due !== last) {
        const station = who.stations[(due / MINUTE_MS) % who.stations.length];
        const prices = [
          { fuel_type_id: FUELS.scheduled, price: (700 + ((due / MINUTE_MS) % 20)) / 1000 },
        ];
        const body = { due: wallTimeAt(new Date(due)), prices, sure: true };
        const call = `POST /owner/stations/${station}/scheduled-prices`;
        await write('schedule', who, call, body);
        last = due;
      }
      await pause(1_000, undefined, { signal }).catch(() => undefined);
    }
  };

  const workers = [
    ...Array.from({ length: READERS }, (_, index) => read(rotated(paths, index * 7))),
    ...Array.from({ length: DRIVERS }, (_, index) => report(index)),
    ...people.owners.map(own),
    ...people.owners.map(schedule),
  ];
  return traffic;
}

const rotated = (list, by) => [...list.slice(by % list.length), ...list.slice(0, by % list.length)];
