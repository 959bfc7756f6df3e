/** PostgreSQL's and socket error codes of temporary failures, as opposed to wrong statements. */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
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

/** True when an error means that the database is temporarily unavailable, so that a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return AWAY_MESSAGES.test(error.message);
  return AWAY_CODES.has(code) || code.startsWith('08');
}
