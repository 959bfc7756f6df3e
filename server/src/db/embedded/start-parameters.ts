import { PGlite } from '@electric-sql/pglite';

const SETTINGS = {
  // With `DurableNodeFS` a commit waits for the disk. PGlite's default parameter -F would disable that.
  fsync: 'on',
  wal_sync_method: 'fsync',
  // The default takes four times as much memory and is no faster for a database of this size.
  shared_buffers: '8MB',
  min_wal_size: '32MB',
  max_wal_size: '64MB',
  timezone: 'UTC',
};

const parameters = (settings: Readonly<Record<string, string>>): string[] => [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/**
 * The purpose of a database that is filled in one transaction and not otherwise used: kept afterwards, or thrown away,
 * so that it need not wait for the disk.
 */
export type Filled = 'kept' | 'scratch';

/** Data created and filled in one transaction are not written twice. */
const FILLED = { ...SETTINGS, wal_level: 'minimal', max_wal_senders: '0' };

export const startParameters: string[] = parameters(SETTINGS);

export const filledParameters: Readonly<Record<Filled, string[]>> = {
  kept: parameters(FILLED),
  scratch: parameters({
    ...FILLED,
    fsync: 'off',
    shared_buffers: '8MB',
    // The engine never returns memory it has allocated.
    work_mem: '1MB',
    maintenance_work_mem: '4MB',
  }),
};
