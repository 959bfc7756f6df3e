import type { DatabaseLogger } from '../db/database.ts';

/** A logger that discards everything, for tests that provoke errors on purpose or expect none. */
export const silentLogger: DatabaseLogger = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
