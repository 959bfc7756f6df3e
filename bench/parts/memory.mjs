// Memory, in megabytes, and processor time of processes; Linux only.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Unit of the CPU times in /proc (USER_HZ). */
const TICKS_PER_SECOND = 100;

/** Returns the CPU time a process has used so far, in microseconds. */
export function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1].split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000_000;
}

/** Returns a process's resident memory now, and its peak since it began or since `forgetPeak`. */
export function memory(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  const read = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1_000;
  return { now: read('VmRSS'), peak: read('VmHWM') };
}

export const forgetPeak = (pid) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** Lists the processes that one has started. */
export const startedBy = (pid) =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1').split(' ').filter(Boolean),
  );

/** Returns the proportional set size of a process and all that it has started. */
export function pssOfTree(pid) {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
    const own = Number(/^Pss:\s+(\d+)/m.exec(rollup)[1]) / 1_000;
    return startedBy(pid).reduce((sum, child) => sum + pssOfTree(child), own);
  } catch {
    // The process has ended.
    return 0;
  }
}

/** Follows the highest `pssOfTree` until it is stopped. */
export function followPss(pid, everyMs) {
  let peak = pssOfTree(pid);
  const timer = setInterval(() => (peak = Math.max(peak, pssOfTree(pid))), everyMs);
  return { peak: () => peak, stop: () => clearInterval(timer) };
}
