/** The reading thread: reads, parses and checks files without blocking the server's main thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '../refusal.ts';
import { prepare, type Kind, type Kinds } from './jobs.ts';
import type { Ask, Told } from './protocol.ts';

const port = parentPort!;
const tell = (message: Told): void => port.postMessage(message);

try {
  const { head, lists } = await prepare(workerData as Kinds[Kind]['job'] & { kind: Kind });
  const rowsOf = new Map(Object.entries(lists) as [string, unknown[]][]);
  const sizes = Object.fromEntries([...rowsOf].map(([list, rows]) => [list, rows.length]));
  port.on('message', ({ list, from, count }: Ask) => {
    tell({ type: 'rows', rows: rowsOf.get(list)!.slice(from, from + count) });
  });
  tell({ type: 'ready', head, sizes });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  tell({ type: 'refused', sentence: error.message });
}
