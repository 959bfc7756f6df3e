// Tests rule history-past.
import { expect, test } from 'vitest';
import { importCommand } from '../../../cli/import-command.ts';
import type { TestCommand } from '../../../testing/command-context.ts';
import { openWithToday, writePastDays } from '../../../testing/imports/past-days.ts';
import { importPast } from './import-past.ts';

const BROKEN = 'x|Benzina|1.700|1|01/03/2026 08:00:00';
const FIRST = '7|Benzina|1.700|1|01/03/2026 08:00:00';
const DAYS = {
  '2026-03-02': [FIRST, '20|Benzina|1.650|1|02/03/2026 07:00:00', BROKEN],
  '2026-03-01': [FIRST, BROKEN],
  '2026-03-03': ['7|Benzina|1.680|1|03/03/2026 07:30:00', BROKEN],
};
const log = async ({ database }: TestCommand) => {
  const rows = await database.kysely
    .selectFrom('observation')
    .select(['price', 'observed_at'])
    .where('observed_at', '<', new Date('2026-04-01'))
    .orderBy('observed_at')
    .execute();
  return rows.map(({ price, observed_at }) => [observed_at.getUTCDate(), price]);
};
/** Stops the import of a folder after its first days. */
async function stopAfter({ context }: TestCommand, folder: string, days: number): Promise<void> {
  const stopping = new AbortController();
  let begun = 0;
  const waitWhileBusy = async () => {
    if ((begun += 1) > days) stopping.abort();
  };
  const stopped = { ...context, signal: stopping.signal, waitWhileBusy };
  await expect(importPast(stopped, folder)).rejects.toThrow('aborted');
}

test('a stopped import continues in the same run when it is started again, and is undone completely', async () => {
  const command = await openWithToday();
  const folder = await writePastDays(command, DAYS);
  await stopAfter(command, folder, 2);
  expect(await log(command)).toEqual([
    [1, 1_700],
    [2, 1_650],
  ]);
  const report = await importPast(command.context, folder);
  expect(report.tallies.prices).toMatchObject({ read: 7, added: 3, unchanged: 1 });
  const runs = await command.database.kysely.selectFrom('import_run').selectAll().execute();
  expect(runs).toMatchObject([{ kind: 'mimit' }, { kind: 'mimit-history' }]);
  expect(await command.run(importCommand, 'undo', 'mimit-history')).toBe(0);
  expect(command.lines).toContain('Prezzi ritirati: 3. Valgono di nuovo quelli di prima.');
  // An undone run is not continued.
  const again = await importPast(command.context, folder);
  expect(again.tallies.prices).toMatchObject({ read: 7, withdrawn: 3 });
});

test('a continued import names the days that are missing from its list of rows', async () => {
  const command = await openWithToday();
  const folder = await writePastDays(command, DAYS);
  await stopAfter(command, folder, 2);
  const { notes, tallies } = await importPast(command.context, folder);
  expect(tallies.prices).toMatchObject({ rejected: { id: 3 } });
  expect(notes).toContain(
    'Ripresa: l’elenco delle righe non importate è senza i giorni già scritti, 2 fino al 2026-03-02. Con --dry-run li ha tutti.',
  );
  const attempts = command.database.kysely.selectFrom('import_attempt').select('rejects_total');
  const counts = await attempts.where('kind', '=', 'mimit-history').orderBy('id').execute();
  expect(counts).toEqual([{ rejects_total: 0 }, { rejects_total: 1 }]);
  const whole = await importPast({ ...command.context, isTrial: true }, folder);
  expect(whole.tallies.prices).toMatchObject({ rejected: { id: 3 } });
  expect(whole.notes.join('\n')).not.toContain('Ripresa');
});

test('a file replaced meanwhile is read again, a renamed one is not', async () => {
  const command = await openWithToday();
  const folder = await writePastDays(command, DAYS);
  await stopAfter(command, folder, 2);
  await writePastDays(command, {
    // Replaces the second file.
    '2026-03-01': DAYS['2026-03-01'],
    '2026-03-02': ['20|Benzina|1.640|1|02/03/2026 09:00:00'],
    '2026-03-03': DAYS['2026-03-03'],
  });
  const { tallies } = await importPast(command.context, folder);
  expect(tallies.prices).toMatchObject({ read: 8, added: 4, unchanged: 1 });
  expect(await log(command)).toEqual([
    [1, 1_700],
    [2, 1_650],
    [2, 1_640],
    [3, 1_680],
  ]);
});
