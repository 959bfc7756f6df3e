/**
 * The reading process: reads, parses and checks files. It is separate, so that it can be ended in any state, and its
 * memory limit protects the server.
 */
import { Refusal } from '../../../refusal.ts';
import { inRowOrder } from '../runs/rejects-order.ts';
import type { ReadingAnswer, ReadingRequest } from './protocol.ts';
import type { FileContents, Reader } from './reader.ts';

const TOO_MUCH =
  'I dati sono troppo annidati o troppo lunghi: Pieno non li sa leggere. Controlla che il file sia quello giusto.';

const answer = (message: ReadingAnswer): void => void process.send!(message);

let lists: ReadonlyMap<string, unknown[]> = new Map();

process.on('message', (request: ReadingRequest) => {
  if (request.type === 'read') void read(request.module, request.job);
  else {
    const { list, from, count } = request;
    answer({ type: 'rows', rows: lists.get(list)!.slice(from, from + count) });
  }
});
process.on('disconnect', () => process.exit());

async function read(module: string, job: unknown): Promise<void> {
  lists = new Map();
  try {
    // Imported here, so that each kind loads only what it needs: not every import re-encodes pictures.
    const reader = (await import(module)) as Reader<unknown, FileContents>;
    const contents = await reader.read(job);
    if (!contents) return answer({ type: 'unchanged' });
    const rejects = inRowOrder(contents.lists.rejects);
    lists = new Map(Object.entries<unknown[]>({ ...contents.lists, rejects }));
    const sizes = Object.fromEntries([...lists].map(([list, rows]) => [list, rows.length]));
    answer({ type: 'contents', head: contents.head, sizes });
  } catch (error) {
    const refusal = error instanceof RangeError ? new Refusal(TOO_MUCH) : error;
    if (refusal instanceof Refusal) {
      answer({ type: 'refused', sentence: refusal.message, command: refusal.command });
    } else answer({ type: 'failed', error });
  }
}
