/** What the operator reads then. */
export const DISK_FULL = 'Il disco è pieno: libera dello spazio e riprova.';
/** The same within a sentence about what came of it. */
export const DISK_IS_FULL = 'il disco è pieno';

/** PostgreSQL's and the system's codes for a disk, or a share of one, that takes nothing more. */
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** True when something could not be written because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  // An engine that dies of it tells the reason in words only.
  return FULL_CODES.has(String(code)) || error.message.includes('No space left on device');
}
