export const DISK_FULL = 'Il disco è pieno: libera dello spazio e riprova.';
/** The same as a clause, for use within a sentence. */
export const DISK_IS_FULL = 'il disco è pieno';

/** PostgreSQL's and the system's error codes for a full disk or an exceeded disk quota. */
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** True when something could not be written because the disk is full. */
export function isDiskFull(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  // When a full disk crashes the embedded database's engine, only the message says so.
  return FULL_CODES.has(String(code)) || error.message.includes('No space left on device');
}
