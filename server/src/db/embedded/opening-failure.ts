import { statfsSync } from 'node:fs';

// What PostgreSQL's log grows by at a time.
const LOG_FILE_BYTES = 16 * 1024 * 1024;

/**
 * PGlite dies without a word when it cannot write, or of an object that is no error.
 * @param folder where the database lies
 * @returns an error that tells a full disk from other trouble
 */
export function openingFailure(error: unknown, folder: string): Error {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < LOG_FILE_BYTES) return new Error('No space left on device');
  return error instanceof Error
    ? error
    : new Error(`the file system failed: ${JSON.stringify(error)}`);
}
