import { PGlite } from '@electric-sql/pglite';

const SETTINGS = {
  // With `DurableNodeFS` a commit waits for the disk. PGlite's default parameter -F would switch that off.
  fsync: 'on',
  wal_sync_method: 'fsync',
  // The default takes four times as much memory and is no faster for a database of this size.
  shared_buffers: '32MB',
  min_wal_size: '32MB',
  max_wal_size: '64MB',
  timezone: 'UTC',
};

/** Command line parameters of the embedded database. */
export const startParameters: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];
