// Tests rule price-withdrawn.
import { expect, test } from 'vitest';
import { openTestCommand, type TestCommand } from '../../../testing/command-context.ts';
import { importRows, RIMINI } from '../../../testing/imports/ministry.ts';
import { undoNewestRun } from '../runs/undo-run.ts';

const STATED = ['7|Benzina|1.799|1|20/08/2026 06:00:00', '8|Benzina|1.809|1|20/08/2026 06:00:00'];
const UNDONE = ['7|Benzina|1.699|1|21/08/2026 06:00:00', '8|Benzina|1.709|1|21/08/2026 06:00:00'];
/** The same price of a station with a new time. */
const AGAIN = '8|Benzina|1.709|1|22/08/2026 06:00:00';
const OTHER = '8|Benzina|1.719|1|23/08/2026 06:00:00';

async function onDay(command: TestCommand, day: number, rows: string[]) {
  command.clock.set(`2026-08-${day}T08:00:00Z`);
  const { tallies } = await importRows(command, [RIMINI, RIMINI.replace('7|', '8|')], rows, {
    day: `2026-08-${day}`,
  });
  return tallies.prices;
}

const current = async ({ database: { kysely } }: TestCommand) => {
  const prices = kysely.selectFrom('current_price').innerJoin('station', 'id', 'station_id');
  const rows = await prices.select('price').orderBy('source_id').execute();
  return rows.map(({ price }) => price);
};

test('prices of an undone day stay withdrawn on the next days and are held at a new time', async () => {
  const command = await openTestCommand();
  await onDay(command, 20, STATED);
  await onDay(command, 21, UNDONE);
  expect(await current(command)).toEqual([1699, 1709]);
  expect(await undoNewestRun(command.context, 'mimit')).toMatchObject({
    withdrawn: 2,
    waiting: 0,
  });
  expect(await current(command)).toEqual([1799, 1809]);

  expect(await onDay(command, 21, UNDONE)).toMatchObject({
    added: 0,
    withdrawn: 2,
    held: 0,
  });
  expect(await onDay(command, 22, [UNDONE[0]!, AGAIN])).toMatchObject({
    added: 0,
    withdrawn: 1,
    held: 1,
  });
  expect(await onDay(command, 23, [UNDONE[0]!, AGAIN])).toMatchObject({
    added: 0,
    held: 1,
  });
  expect(await current(command)).toEqual([1799, 1809]);

  expect(await onDay(command, 24, [UNDONE[0]!, OTHER])).toMatchObject({
    added: 1,
    withdrawn: 1,
  });
  expect(await current(command)).toEqual([1799, 1719]);
});
