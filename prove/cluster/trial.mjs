// A cluster with its traffic, the events that are played on it one after the other, and the results of each.
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../scripts/run/processes.mjs';
import { openDatabase } from '../../server/src/db/connect.ts';
import { NO_LOGGER } from '../../server/src/db/database.ts';
import { makeKeys } from '../../server/src/modules/backups/keys.ts';
import { openFrozenProxy } from '../../server/src/testing/attacks/frozen-proxy.ts';
import { startBalancer } from './balancer.mjs';
import { AGAIN_MS, followPrices } from './freshness.mjs';
import { startNode, untilReady } from './node.mjs';
import { layOut } from './old-version.mjs';
import { addPeople } from './people.mjs';
import { SETTINGS } from './postgres.mjs';
import { startTraffic } from './traffic.mjs';
import { until } from './until.mjs';
import { missingForDrivers, readCommits, untilAlike, untilDone, verify } from './verify.mjs';

/** Time within which the cluster recovers without intervention. */
const RECOVERY_MS = 60_000;
/** For the first start, which migrates, and for untimed trials: only a hang takes longer. */
const PATIENCE_MS = 300_000;
/** Bar: milliseconds after its commit within which each node shows a price. */
const BEHIND_MS = 1_000;

/** Starts the cluster, at the revision `old` if given. Unless `isTimed`, a slow machine is no problem. */
export async function openTrial(given) {
  const { postgres, folder, say, count, old, dwellMs, breaks, isTimed } = given;
  const limitMs = isTimed ? RECOVERY_MS : PATIENCE_MS;
  const links = await Promise.all(
    Array.from({ length: count }, () => openFrozenProxy(postgres.url)),
  );
  const oldRoot = path.join(folder, 'old');
  if (old) layOut(old, oldRoot);
  // Required for an upgrade with a migration.
  const { recipient } = await makeKeys();
  const env = { BACKUP_KEY: recipient };
  const nodes = await Promise.all(
    links.map((link, index) =>
      startNode({
        name: `node-${index + 1}`,
        root: old ? oldRoot : ROOT,
        folder,
        databaseUrl: link.url,
        env,
      }),
    ),
  );
  await untilReady(nodes, PATIENCE_MS);
  const database = await openDatabase({
    databaseUrl: postgres.url,
    dataDir: folder,
    logger: NO_LOGGER,
  });
  const people = await addPeople(database);
  const balancer = await startBalancer(nodes, folder);
  const prices = followPrices(nodes, limitMs);
  const traffic = startTraffic({ url: balancer.url, people, shown: prices.shown });
  const played = [];
  const faults = [];

  /** @param act breaks something and mends it again, see `EVENTS` */
  const play = async ({ name, act, againMs = AGAIN_MS }) => {
    const before = { ...traffic.counts };
    const began = Date.now();
    let longest = 0;
    const ready = async () => {
      longest = Math.max(longest, await untilReady(nodes, limitMs));
    };
    const event = { name, began, againMs };
    try {
      await act({
        nodes,
        links,
        postgres,
        database,
        settings: SETTINGS,
        ...breaks,
        ready,
        broken: (work) => prices.trouble(work, againMs),
      });
      const mended = performance.now();
      await ready();
      await writesPass();
      await traffic.startJob();
      longest = Math.max(longest, performance.now() - mended);
    } catch (error) {
      faults.push(`${name}: ${error.message}`);
      say(faults.at(-1));
    }
    await pause(dwellMs);
    const counts = Object.entries(traffic.counts).map(([what, n]) => [what, n - before[what]]);
    played.push({ ...event, ended: Date.now(), longest, ...Object.fromEntries(counts) });
    const { writes, reads, failedReads } = played.at(-1);
    say(
      `${name}: ${writes} writes kept, ${reads} reads, ${failedReads} failed; all well after ${Math.round(longest)} ms`,
    );
  };

  /** An owner's price that is set from now on reaches all nodes. */
  const writesPass = async () => {
    const shownBefore = new Map(nodes.map(({ name }) => [name, shownBy(name)]));
    const passes = () => nodes.every(({ name }) => shownBy(name) > shownBefore.get(name) + 1);
    await until(passes, { what: 'prices pass to all nodes', limitMs });
  };
  const shownBy = (name) => prices.seen.filter(({ node }) => node === name).length;

  const upgrade = () =>
    play({
      name: `rolling upgrade from ${old}`,
      act: async ({ ready }) => {
        for (const node of nodes) {
          node.upgrade(ROOT);
          await node.end('SIGTERM');
          await ready();
        }
      },
    });

  const finish = async () => {
    await traffic.stop(limitMs);
    await untilAlike(nodes, isTimed ? AGAIN_MS : limitMs).catch((error) =>
      faults.push(error.message),
    );
    const commits = await readCommits(database);
    await untilDone(database).catch((error) => faults.push(error.message));
    const checked = await verify(database, traffic.kept);
    const { lost, duplicates, published, runs } = checked;
    const missing = await missingForDrivers(balancer.url, people.drivers, traffic.kept);
    const rows = played.map((event) => {
      const { whole, after } = prices.delays(commits, [event.began, event.ended]);
      if (isTimed) faults.push(...lateFaults(event, whole, after));
      return rowOf(event, whole, after);
    });
    await Promise.all([balancer.stop(), ...nodes.map((node) => node.stop())]);
    await database.close();
    await Promise.all(links.map((link) => link.close()));
    const { reads, failedReads, writes } = traffic.counts;
    const twice = duplicates > 0 ? [`${duplicates} writes stand there twice`] : [];
    const failures = traffic.failures.map((failure) => `a read failed: ${failure}`);
    return {
      rows,
      faults: [
        ...faults,
        ...prices.missing,
        ...lost,
        ...missing,
        ...twice,
        ...checked.faults,
      ].concat(
        failures,
        traffic.refused.map((refusal) => `refused: ${refusal}`),
      ),
      text: `${count} nodes behind HAProxy; 6 readers, 2 drivers and 2 owners, who send every fifth write twice at once. ${writes} acknowledged writes, ${lost.length + missing.length} lost, ${duplicates} twice; ${published} scheduled prices published and ${runs} runs of a job, each once; ${reads} reads of public prices, ${failedReads} failed.`,
    };
  };

  return { play, upgrade, finish };
}

function lateFaults({ name, againMs }, whole, after) {
  const late = whole.filter((ms) => ms > BEHIND_MS);
  const lateAfter = after.filter((ms) => ms > againMs);
  return [
    ...(late.length > 0
      ? [`${name}: ${late.length} of ${whole.length} prices later than ${BEHIND_MS} ms on a node`]
      : []),
    ...(lateAfter.length > 0
      ? [`${name}: ${lateAfter.length} prices later than ${againMs} ms after the outage`]
      : []),
  ];
}

function rowOf(event, whole, after) {
  const most = (list) => (list.length > 0 ? Math.round(Math.max(...list)) : '–');
  const { name, writes, triedAgain, reads, failedReads, longest } = event;
  return [
    name,
    writes,
    triedAgain,
    reads,
    failedReads,
    most(whole),
    most(after),
    Math.round(longest),
  ];
}
