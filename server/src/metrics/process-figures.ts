import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, type Registry } from '@prometheus-io/client';
import type { Database } from '../db/database.ts';
import { VERSION } from '../version.ts';
import { gauge } from './figures.ts';

type Disk = readonly [name: 'data' | 'backups', folder: string];

/**
 * Registers the figures of the process and its machine: memory, event loop and the like under standard names, the
 * version, the connections to PostgreSQL, the free disk space.
 * @returns a function that measures the disks, called before each read
 */
export function processFigures(
  registry: Registry,
  { pools }: Pick<Database, 'pools'>,
  folders: readonly Disk[],
): () => Promise<void> {
  collectDefaultMetrics({ register: registry });
  let disks: { disk: string; free: number; size: number }[] = [];
  gauge<'version'>(registry, {
    name: 'pieno_build_info',
    help: 'The version that runs.',
    labels: ['version'],
    read: () => [[{ version: VERSION }, 1]],
  });
  if (pools) {
    gauge<'pool' | 'state'>(registry, {
      name: 'pieno_database_connections',
      help: 'Open connections to PostgreSQL of this process.',
      labels: ['pool', 'state'],
      read: () =>
        pools().flatMap(({ name: pool, total, idle }) => [
          [{ pool, state: 'idle' }, idle],
          [{ pool, state: 'used' }, total - idle],
        ]),
    });
    gauge<'pool'>(registry, {
      name: 'pieno_database_connections_wanted',
      help: 'How many wait for a connection.',
      labels: ['pool'],
      read: () => pools().map(({ name: pool, waiting }) => [{ pool }, waiting]),
    });
  }
  gauge<'disk'>(registry, {
    name: 'pieno_disk_free_bytes',
    help: 'Bytes that are free on the disk of a folder.',
    labels: ['disk'],
    read: () => disks.map(({ disk, free }) => [{ disk }, free]),
  });
  gauge<'disk'>(registry, {
    name: 'pieno_disk_size_bytes',
    help: 'Bytes of the disk of a folder.',
    labels: ['disk'],
    read: () => disks.map(({ disk, size }) => [{ disk }, size]),
  });
  return async () => {
    disks = (await Promise.all(folders.map(look))).flat();
  };
}

/** A folder that does not exist yet has no figures. */
async function look([disk, folder]: Disk) {
  const found = await statfs(folder).catch(() => undefined);
  if (!found) return [];
  const { bavail, blocks, bsize } = found;
  return [{ disk, free: bavail * bsize, size: blocks * bsize }];
}
