import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { DatabaseLogger, Executor } from './database.ts';

/** A disk with fewer free bytes counts as nearly full: imports, logs and pictures take as much in a bad week. */
const LEAST_BYTES = 500e6;
/** A back-up needs this many times the database's size, for the copy and for its verification. */
const COPIES = 2;
const LOOK_MS = 10 * 60_000;

interface Disks {
  dataDir: string;
  backupDir: string;
  /** Undefined when no back-ups are written. */
  backupKey: string | undefined;
}

export interface DiskRoom {
  /** The folder of Pieno on this disk. */
  folder: string;
  free_mb: number;
  needed_mb: number;
}

/** True for a disk that will soon be full (rule disk-room). */
export const isLow = ({ free_mb: free, needed_mb: needed }: DiskRoom): boolean => free < needed;

/**
 * Measures the disks that Pieno writes to (rule disk-room).
 * @param databaseBytes the database's size, of which a back-up needs a multiple
 * @param freeOn returns the free bytes of a folder's disk
 */
export async function lookAtDisks(
  databaseBytes: number,
  { dataDir, backupDir, backupKey }: Disks,
  freeOn = freeBytes,
): Promise<DiskRoom[]> {
  const needed = new Map([[existing(dataDir), LEAST_BYTES]]);
  if (backupKey !== undefined) {
    needed.set(existing(backupDir), LEAST_BYTES);
    needed.set(existing(dataDir), Math.max(LEAST_BYTES, COPIES * databaseBytes));
  }
  const found: DiskRoom[] = [];
  for (const [folder, bytes] of needed) {
    if (found.some((other) => isOneDisk(other.folder, folder))) continue;
    // oxlint-disable-next-line no-await-in-loop -- two at most
    const free = await freeOn(folder);
    found.push({ folder, free_mb: toMegabytes(free), needed_mb: toMegabytes(bytes) });
  }
  return found;
}

/** Finds the disks that will soon be full, before anything fails (rule disk-room). */
export async function findLowDisks(
  executor: Executor,
  disks: Disks,
  freeOn = freeBytes,
): Promise<DiskRoom[]> {
  const { rows } = await sql<{
    bytes: string;
  }>`select pg_database_size(current_database()) as bytes`.execute(executor);
  return (await lookAtDisks(Number(rows[0]!.bytes), disks, freeOn)).filter(isLow);
}

/** Measures the disks now and every ten minutes, and logs once when one is nearly full. */
export function watchDisks(
  executor: Executor,
  config: Disks,
  logger: Pick<DatabaseLogger, 'warn'>,
  find = findLowDisks,
): { stop(): void } {
  let warned = new Set<string>();
  const look = async () => {
    const low = await find(executor, config);
    for (const disk of low) {
      if (!warned.has(disk.folder)) logger.warn(disk, 'a disk is nearly full');
    }
    warned = new Set(low.map(({ folder }) => folder));
  };
  // Whatever prevents the measurement is reported by the operations that fail for the same reason.
  const lookQuietly = () => void look().catch(() => undefined);
  lookQuietly();
  const looking = setInterval(lookQuietly, LOOK_MS).unref();
  return { stop: () => clearInterval(looking) };
}

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The folder, or its first existing parent. */
function existing(folder: string): string {
  // Skip a folder that may not be read: the check of the back-ups reports why it cannot be used.
  const parent = path.dirname(folder);
  return existsSync(folder) || parent === folder ? folder : existing(parent);
}

const isOneDisk = (one: string, other: string) => statSync(one).dev === statSync(other).dev;
const toMegabytes = (bytes: number) => Math.floor(bytes / 1e6);
