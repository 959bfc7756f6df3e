/** Error codes of sockets; they do not identify the connection that failed. */
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);
/** PostgreSQL's error codes of temporary failures, as opposed to wrong statements. */
const AWAY_CODES = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // Cancelled by our own limits on statements and transactions.
  '57014',
  '25P03',
]);
/** Messages of node-postgres for connection failures without a code. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end|Client has encountered a connection error)/;

/** A request waited for a connection in vain, while others got answers. */
export class NoConnection extends Error {}
/** PostgreSQL's error code for a lock that was not acquired in time. */
const LOCKED = '55P03';

const ofConnections = new WeakSet<Error>();

/** Marks an error of a connection to the database: only then is a socket's error code attributed to the database. */
export function noteConnectionError(error: Error): void {
  ofConnections.add(error);
}

/**
 * True when an error means that the database is temporarily unavailable (rule database-away), so that a retry may
 * succeed.
 */
export function isDatabaseUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return AWAY_MESSAGES.test(error.message);
  if (SOCKET_CODES.has(code)) return ofConnections.has(error);
  // Class 58: errors of the database's own system, such as a missing file.
  return AWAY_CODES.has(code) || /^(?:08|58)/u.test(code);
}

/**
 * Returns, for the log, what a request has waited for too long while the database answers (rule database-busy);
 * undefined for another error.
 */
export function waitedFor(error: unknown): { measure: string; values: object } | undefined {
  if (error instanceof NoConnection)
    return { measure: 'requests wait for a connection', values: {} };
  const { code, where } = (error ?? {}) as { code?: unknown; where?: string };
  // PostgreSQL writes: while locking tuple (0,1) in relation "board_version".
  return code === LOCKED ? { measure: 'requests wait for a lock', values: { where } } : undefined;
}
