// Tests rule import-promises.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import type { Reject } from './reasons.ts';
import { sweepRejects, writeRejects } from './rejects-file.ts';

async function* batches(...rejects: Reject[][]): AsyncGenerator<Reject[]> {
  yield* rejects;
}
const NOW = new Date('2026-08-21T08:00:00.123Z');

test('rejected rows are listed with line, reason and text', async () => {
  const reject = { subject: 'prices', file: 'p.csv', line: 7, row: 'a;"b"' } as const;
  const file = await writeRejects(
    temporaryFolder(),
    'prices',
    NOW,
    batches(
      [],
      [{ ...reject, reason: 'range' }],
      [{ ...reject, reason: 'station', detail: '=1+1' }],
    ),
  );
  expect(path.basename(file!)).toBe('prices-2026-08-21T08-00-00-123Z.csv');
  expect(await readFile(file!, 'utf8')).toBe(
    '\uFEFFfile;riga;motivo;dettaglio;testo\r\n' +
      '"p.csv";"7";"prezzo impossibile";"";"a;""b"""\r\n' +
      `"p.csv";"7";"distributore sconosciuto";"'=1+1";"a;""b"""\r\n`,
  );
});

test('without rejected rows no file is written', async () => {
  expect(await writeRejects(temporaryFolder(), 'prices', NOW, batches([]))).toBeUndefined();
});

test('only the newest lists of a kind stay', async () => {
  const dataDir = temporaryFolder();
  const reject = { subject: 'prices', file: 'p.csv', line: 7, row: 'x', reason: 'range' } as const;
  for (let day = 0; day < 32; day += 1) {
    const now = new Date(NOW.getTime() + day * 86_400_000);
    await writeRejects(dataDir, 'prices', now, batches([reject]));
  }
  await writeRejects(dataDir, 'mimit', NOW, batches([reject]));
  await sweepRejects(dataDir, 'prices');
  const names = (await readdir(path.join(dataDir, 'rejects'))).toSorted();
  expect(names).toHaveLength(31);
  expect(names.slice(0, 2)).toEqual([
    'mimit-2026-08-21T08-00-00-123Z.csv',
    'prices-2026-08-23T08-00-00-123Z.csv',
  ]);
});
