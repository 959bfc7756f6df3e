// The failures of the cluster, one after the other, while people read and write.
import { setTimeout as pause } from 'node:timers/promises';
import { terminateAll, signalAll } from './postgres.mjs';

/** Fewer connections than three nodes need at their busiest. */
const FEW_CONNECTIONS = 20;
const BETWEEN_MS = 2_000;
/**
 * A lost connection is not reported: a check runs every five seconds, waits 11 seconds for its answer, and runs again.
 */
const FORGOTTEN_MS = 20_000;

/**
 * The events: `act` breaks something and repairs it. It gets the `nodes`, the `links` to `postgres`, a connection of
 * its own, `ready`, which waits until all nodes are, and `broken`, which runs an interruption of the way to the
 * database; with `times` the number of repetitions, and with `silenceMs` the time without answers.
 */
export const EVENTS = {
  nothing: {
    name: 'nothing',
    act: async () => undefined,
  },
  kill: {
    name: 'kill -9 of each node in turn',
    act: async ({ nodes, ready, times }) => {
      for (const node of nodes.slice(0, times)) {
        await node.end('SIGKILL');
        await ready();
      }
    },
  },
  'rolling-restart': {
    name: 'rolling restart: SIGTERM to each in turn',
    act: async ({ nodes, ready }) => {
      for (const node of nodes) {
        await node.end('SIGTERM');
        await ready();
      }
    },
  },
  stop: {
    name: 'all nodes but one stopped at once',
    act: async ({ nodes }) => {
      await Promise.all(nodes.slice(1).map((node) => node.end('SIGTERM')));
    },
  },
  pause: {
    name: 'PostgreSQL paused (SIGSTOP)',
    act: ({ postgres, broken, silenceMs }) =>
      broken(async () => {
        signalAll(postgres.pid, 'SIGSTOP');
        await pause(silenceMs);
        signalAll(postgres.pid, 'SIGCONT');
      }),
  },
  restart: {
    name: 'PostgreSQL restarted (fast)',
    act: ({ postgres, broken }) => broken(() => postgres.restart('SIGINT')),
  },
  crash: {
    name: 'PostgreSQL restarted (immediate)',
    act: ({ postgres, broken }) => broken(() => postgres.restart('SIGQUIT')),
  },
  cut: {
    name: 'all connections cut (pg_terminate_backend), again and again',
    act: async ({ database, broken, times }) => {
      for (let time = 0; time < times; time += 1) {
        await broken(() => terminateAll(database));
        await pause(BETWEEN_MS);
      }
    },
  },
  few: {
    name: `max_connections = ${FEW_CONNECTIONS} for 20 s`,
    act: async ({ postgres, settings, broken }) => {
      await broken(async () => {
        await postgres.restart('SIGINT', `${settings}max_connections = ${FEW_CONNECTIONS}\n`);
        await pause(20_000);
        await postgres.restart('SIGINT');
      });
    },
  },
  delay: {
    name: 'the database 200 ms away for 15 s',
    act: async ({ links }) => {
      // In each direction.
      links.forEach((link) => link.delay(100));
      await pause(15_000);
      links.forEach((link) => link.delay(0));
    },
  },
  stall: {
    name: 'the way to the database stalls',
    act: ({ links, broken, silenceMs }) =>
      broken(async () => {
        links.forEach((link) => link.freeze());
        await pause(silenceMs);
        links.forEach((link) => link.thaw());
      }),
  },
  'stall-one': {
    name: 'the way of one node stalls',
    act: ({ links, broken, silenceMs }) =>
      broken(async () => {
        links[0].freeze();
        await pause(silenceMs);
        links[0].thaw();
      }),
  },
  forget: {
    name: 'the network forgets the connections of one node',
    againMs: FORGOTTEN_MS,
    act: ({ links, broken }) => broken(async () => links[0].forgetConnections()),
  },
  reset: {
    name: 'all connections reset, again and again',
    act: async ({ links, broken, times }) => {
      for (let time = 0; time < times; time += 1) {
        await broken(async () => links.forEach((link) => link.reset()));
        await pause(BETWEEN_MS);
      }
    },
  },
  'half-close': {
    name: 'all connections half-closed, by each side',
    act: async ({ links, broken }) => {
      for (const side of ['client', 'database']) {
        await broken(async () => links.forEach((link) => link.halfClose(side)));
        await pause(BETWEEN_MS);
      }
    },
  },
};
