import { readFileSync, readdirSync } from 'node:fs';

/** Returns the memory of a process and all that it has started, shared pages by shares, in megabytes; Linux only. */
export function pssOfTree(pid) {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
    const own = Number(/^Pss:\s+(\d+)/m.exec(rollup)[1]) / 1_000;
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1').split(' ').filter(Boolean),
    );
    return children.reduce((sum, child) => sum + pssOfTree(child), own);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
