// Tests rule import-hostile.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { Refusal } from '../../../refusal.ts';
import type { PriceSheetContents, SheetJob } from '../sheets/sheet-contents.ts';
import { readInProcess } from './read-in-process.ts';

const OSM = new URL('../osm/read-osm.ts', import.meta.url);
const PRICES = new URL('../sheets/read-prices.ts', import.meta.url);
const LIMITS = { heapMb: 512, limitMs: 600_000 };
const never = new AbortController().signal;

async function written(content: string): Promise<string> {
  const file = path.join(temporaryFolder(), 'file');
  await writeFile(file, content);
  return file;
}

test('a file that takes more memory than allowed is refused, and the caller survives', async () => {
  const file = await written(`[${'{"a":[{},{},{}]},'.repeat(400_000)}0]`);
  const reading = readInProcess(OSM, { file }, never, { ...LIMITS, heapMb: 24 });
  await expect(reading).rejects.toThrow(
    new Refusal("I file chiedono più memoria dei 24 MB che un'importazione può usare."),
  );
});

test('a file that takes more time than allowed is refused', async () => {
  const file = `${await serve(() => undefined)}/fuel.geojson`;
  const reading = readInProcess(OSM, { file }, never, { ...LIMITS, limitMs: 1 });
  await expect(reading).rejects.toThrow(
    new Refusal(
      'Leggere i file ha preso più di 1 minuti: sono troppo grandi o non sono quelli giusti.',
    ),
  );
});

test('reading ends when its caller aborts', async () => {
  const caller = new AbortController();
  const asked = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const file = `${await serve((request) => {
    request.socket.once('close', () => gone.resolve());
    asked.resolve();
  })}/fuel.geojson`;
  const reading = readInProcess(OSM, { file }, caller.signal);
  await asked.promise;
  caller.abort();
  await expect(reading).rejects.toBe(caller.signal.reason);
  await gone.promise;
});

test('fetching rows ends when its caller aborts', async () => {
  const caller = new AbortController();
  const file = await written('code;fuel;price\nA;10;1,5\nA;20;1,5');
  const job: SheetJob = { file, scope: 'sheet', etag: undefined };
  const reading = (await readInProcess<SheetJob, PriceSheetContents>(PRICES, job, caller.signal))!;
  const batches = reading.list('prices').batches(1)[Symbol.asyncIterator]();
  expect((await batches.next()).value).toMatchObject([{ code: 'A', fuel: '10', price: 1500 }]);
  caller.abort();
  await expect(batches.next()).rejects.toBe(caller.signal.reason);
  await reading[Symbol.asyncDispose]();
});
