/** PostgreSQL and socket codes that say "not now" rather than "your statement is wrong". */
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
  // Cut off by our own limits on statements and transactions.
  '57014',
  '25P03',
]);
/** node-postgres gives these failures no code. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end|Client has encountered a connection error)/;

/** True when an error means that the database is not there at the moment, so that a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return AWAY_MESSAGES.test(error.message);
  return AWAY_CODES.has(code) || code.startsWith('08');
}
