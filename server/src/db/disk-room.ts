import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { DatabaseLogger, Executor } from './database.ts';

/** Below so many bytes a disk counts as nearly full: imports, logs and pictures take as much in a bad week. */
const LEAST_BYTES = 500e6;
/** A back-up needs the database's size as often, for the copy and for its proof. */
const COPIES = 2;
const LOOK_MS = 10 * 60_000;

/** Where this process writes. */
interface Disks {
  dataDir: string;
  backupDir: string;
  /** Undefined where no back-ups are written. */
  backupKey: string | undefined;
}

/** How much room a disk has. */
export interface DiskRoom {
  /** Of those that Pieno writes to. */
  folder: string;
  free_mb: number;
  needed_mb: number;
}

/** True for a disk that will soon be full (rule disk-room). */
export const isLow = ({ free_mb: free, needed_mb: needed }: DiskRoom): boolean => free < needed;

/**
 * Looks at the disks that Pieno writes to (rule disk-room).
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

/** Finds the disks that will be full soon, before something fails of it (rule disk-room). */
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

/** Looks at the disks now and every ten minutes, and logs once that one is nearly full. */
export function watchDisks(
  executor: Executor,
  config: Disks,
  logger: Pick<DatabaseLogger, 'warn'>,
  find = findLowDisks,
): { stop(): void } {
  let said = new Set<string>();
  const look = async () => {
    const low = await find(executor, config);
    for (const disk of low) {
      if (!said.has(disk.folder)) logger.warn(disk, 'a disk is nearly full');
    }
    said = new Set(low.map(({ folder }) => folder));
  };
  // What keeps it from looking is told by whatever fails of it.
  const lookQuietly = () => void look().catch(() => undefined);
  lookQuietly();
  const looking = setInterval(lookQuietly, LOOK_MS).unref();
  return { stop: () => clearInterval(looking) };
}

/** Returns the bytes that are free on a folder's disk. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** The folder itself, or the first of its parents that exists. */
function existing(folder: string): string {
  // One that nobody may look into is passed over: why it cannot be used is told of the back-ups.
  const parent = path.dirname(folder);
  return existsSync(folder) || parent === folder ? folder : existing(parent);
}

const isOneDisk = (one: string, other: string) => statSync(one).dev === statSync(other).dev;
const toMegabytes = (bytes: number) => Math.floor(bytes / 1e6);
