// Load generation against one server.
import autocannon from 'autocannon';
import { processorTime } from '../processes.mjs';

const CONNECTIONS = 50;

/**
 * Requests these paths in turn over 50 connections, as fast as the server answers.
 * @param encoding what is accepted, `br` or `identity`
 * @returns requests per second, and the server's CPU time in microseconds per request
 */
export async function load({ url, pid }, paths, seconds, encoding = 'br') {
  const before = processorTime(pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': encoding },
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
