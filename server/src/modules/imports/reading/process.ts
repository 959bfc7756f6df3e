/**
 * The reading process: reads, parses and checks files. A process of its own, because whatever a file makes it do, it
 * can be ended, and its memory has a limit that spares the server.
 */
import { Refusal } from '../../../refusal.ts';
import { prepare, type Kind, type Kinds } from './jobs.ts';
import type { Ask, Told } from './protocol.ts';

const TOO_MUCH =
  'I dati sono troppo annidati o troppo lunghi: Pieno non li sa leggere. Controlla che il file sia quello giusto.';

type Job = Kinds[Kind]['job'] & { kind: Kind };

const tell = (message: Told): void => void process.send!(message);

let rowsOf = new Map<string, unknown[]>();

process.on('message', (message: Job | Ask) => {
  if ('kind' in message) void read(message);
  else {
    const { list, from, count } = message;
    tell({ type: 'rows', rows: rowsOf.get(list)!.slice(from, from + count) });
  }
});
// The caller has ended, in whichever way.
process.on('disconnect', () => process.exit());

async function read(job: Job): Promise<void> {
  try {
    const { head, lists } = await prepare(job);
    rowsOf = new Map(Object.entries(lists) as [string, unknown[]][]);
    const sizes = Object.fromEntries([...rowsOf].map(([list, rows]) => [list, rows.length]));
    tell({ type: 'ready', head, sizes });
  } catch (error) {
    if (error instanceof Refusal) tell({ type: 'refused', sentence: error.message });
    else if (error instanceof RangeError) tell({ type: 'refused', sentence: TOO_MUCH });
    else tell({ type: 'failed', error });
  }
}
