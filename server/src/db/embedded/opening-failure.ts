import { statfsSync } from 'node:fs';

// Size of a file of PostgreSQL's write-ahead log.
const LOG_FILE_BYTES = 16 * 1024 * 1024;

/**
 * Explains why PGlite failed to open: when it cannot write, it fails without a message or throws a non-Error object.
 * @param folder a folder on the database's disk
 * @returns an error that distinguishes a full disk from other causes
 */
export function openingFailure(error: unknown, folder: string): Error {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < LOG_FILE_BYTES) return new Error('No space left on device');
  return error instanceof Error
    ? error
    : new Error(`the file system failed: ${JSON.stringify(error)}`);
}
