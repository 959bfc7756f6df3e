// One stretch of load on one server.
import autocannon from 'autocannon';
import { processorTime } from './processes.mjs';

const CONNECTIONS = 50;

/**
 * Asks a server for these paths in turn, as fast as it answers.
 * @returns requests per second, the server's processor microseconds per request
 */
export async function load({ url, pid }, paths, seconds) {
  const before = processorTime(pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    requests: paths.map((path) => ({ path })),
  });
  const answered = result['2xx'];
  if (answered === 0 || answered !== result.requests.total) {
    throw new Error(`${url}: ${result.requests.total} requests, ${answered} answered with 2xx`);
  }
  return {
    perSecond: answered / result.duration,
    cpu: (processorTime(pid) - before) / answered,
  };
}
