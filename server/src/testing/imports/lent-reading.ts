import { IMPORT_READING } from '@pieno/contract/limits.ts';
import {
  ReadingProcess,
  startReadingWith,
  type Reading,
} from '../../modules/imports/reading/reading-process.ts';

/** Processes for the next import; only concurrent imports need more than one. */
const free: ReadingProcess[] = [];
const MOST_FREE = 1;

/**
 * Lends reading processes from one import of this worker to the next, because starting one takes longer than most
 * tests' imports. A process that is still busy when returned, or failed, is ended, as in the product.
 */
export function lendReading(): void {
  startReadingWith((heapMb) =>
    heapMb === IMPORT_READING.heapMb ? lend() : new ReadingProcess(heapMb),
  );
}

function lend(): Reading {
  const kept = free.pop();
  const reading = kept?.isRunning ? kept : new ReadingProcess(IMPORT_READING.heapMb);
  reading.hold(true);
  let isAsNew = true;
  let closing: Promise<void> | undefined;
  return {
    request: async (request, signal) => {
      const before = isAsNew;
      isAsNew = false;
      const answer = await reading.request(request, signal);
      isAsNew = before && answer.type !== 'failed';
      return answer;
    },
    close: () => (closing ??= giveBack()),
  };

  async function giveBack(): Promise<void> {
    if (!isAsNew || !reading.isRunning || free.length >= MOST_FREE) return await reading.close();
    reading.hold(false);
    free.push(reading);
  }
}
