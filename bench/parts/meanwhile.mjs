// What people notice of a server that does something else: readers of one answer, sign-ins and reports.
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './figures.mjs';

const BETWEEN_MS = 50;

/**
 * Lets somebody read an answer, somebody sign in and drivers report, one call after the other each, while work is done.
 * @param people `read` gives an answer's text; `login` and `report` do one more each time they are called
 * @returns what the work returned, the 99th percentiles in milliseconds, and every text that was read, with when
 */
export async function meanwhile({ read, login, report }, work) {
  let working = true;
  const again = async (act, times) => {
    while (working) {
      const begin = performance.now();
      await act();
      times.push(performance.now() - begin);
      await pause(BETWEEN_MS);
    }
  };
  const texts = [];
  const look = async () => {
    const begin = performance.now();
    texts.push({ at: begin, text: await read() });
  };
  const times = { read: [], login: [], report: [] };
  const all = [again(look, times.read), again(login, times.login), again(report, times.report)];
  const result = await work().finally(() => (working = false));
  await Promise.all(all);
  const p99 = (name) => percentile(times[name], 99);
  return { result, p99: { read: p99('read'), login: p99('login'), report: p99('report') }, texts };
}
