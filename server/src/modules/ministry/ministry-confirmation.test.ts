// Tests rule price-ministry-word.
import { expect, test } from 'vitest';
import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { openTestCommand, type TestCommand } from '../../testing/command-context.ts';
import { importRows, RIMINI, ROMA } from '../../testing/imports/ministry.ts';
import { Board } from '../board/board.ts';
import { undoNewestRun } from '../imports/runs/undo-run.ts';

const SEEN = '2026-08-20T04:00:00.000Z';
const PETROL = '7|Benzina|1.799|1|20/08/2026 06:00:00';
const DIESEL = '7|Gasolio|1.699|1|20/08/2026 06:00:00';

async function onDay(command: TestCommand, day: string, rows: string[]) {
  command.clock.set(`${day}T08:00:00Z`);
  await importRows(command, [RIMINI, ROMA], rows, { day, force: true });
}

function boardOf({ database, clock }: TestCommand) {
  const board = new Board(database.kysely, clock);
  return {
    /** The first price of petrol, or diesel, in the belt's ranking. */
    async price(decade: 10 | 20 = 10) {
      await board.refresh();
      const body = board.ranking('confine', decade)!.identity.body.toString();
      return (JSON.parse(body) as RankingEntry[])[0]!.fuels[0]!;
    },
    /** The time of confirmation of petrol on a station's page. */
    async confirmedOnPage(id: number) {
      await board.refresh();
      const body = (await board.station(id))!.identity.body.toString();
      return (JSON.parse(body) as BusinessDetails).prices[0]!.confirmed_at;
    },
  };
}

test('each file confirms its repeated prices at eight in the morning of its day, without changing their age', async () => {
  const command = await openTestCommand();
  const { price } = boardOf(command);
  await onDay(command, '2026-08-20', [PETROL, DIESEL]);
  const first = await price();
  expect(first).toMatchObject({ effective_date: SEEN, confirmed_at: '2026-08-20T06:00:00.000Z' });
  await onDay(command, '2026-08-22', [PETROL, DIESEL]);
  expect(await price()).toEqual({ ...first, confirmed_at: '2026-08-22T06:00:00.000Z' });
  expect(first.fresh_until).toBe('2026-08-28T04:00:00.000Z');
  expect(first).not.toHaveProperty('stale_from');
});

test('a price that the file lacks or states differently is not confirmed', async () => {
  const command = await openTestCommand();
  const { price } = boardOf(command);
  await onDay(command, '2026-08-20', [PETROL, DIESEL]);
  await onDay(command, '2026-08-21', [DIESEL]);
  expect(await price()).not.toHaveProperty('confirmed_at');
  expect(await price(20)).toMatchObject({ confirmed_at: '2026-08-21T06:00:00.000Z' });
  await onDay(command, '2026-08-22', [PETROL.replace('1.799', '9.799'), DIESEL]);
  expect(await price()).toMatchObject({ price: 1.799 });
  expect(await price()).not.toHaveProperty('confirmed_at');
});

test('the file confirms a price until eight days after the price’s own time', async () => {
  const command = await openTestCommand();
  const { price } = boardOf(command);
  await onDay(command, '2026-08-20', [PETROL, DIESEL]);
  await onDay(command, '2026-08-27', [PETROL, DIESEL]);
  command.clock.set('2026-08-28T04:00:00Z');
  expect(await price()).toMatchObject({ confirmed_at: '2026-08-27T06:00:00.000Z' });
  command.clock.set('2026-08-28T04:00:00.001Z');
  expect(await price()).not.toHaveProperty('confirmed_at');
  await onDay(command, '2026-08-29', [PETROL, DIESEL]);
  expect(await price()).not.toHaveProperty('confirmed_at');
});

test('an undone run confirms nothing, also on cached pages', async () => {
  const command = await openTestCommand();
  const { price, confirmedOnPage } = boardOf(command);
  await onDay(command, '2026-08-20', [PETROL, DIESEL]);
  await onDay(command, '2026-08-21', [
    PETROL,
    DIESEL.replace('1.699', '1.689').replace('20/', '21/'),
  ]);
  expect((await price()).confirmed_at).toBe('2026-08-21T06:00:00.000Z');
  const { id } = await command.database.kysely
    .selectFrom('station')
    .select('id')
    .where('source_id', '=', '7')
    .executeTakeFirstOrThrow();
  expect(await confirmedOnPage(id)).toBe('2026-08-21T06:00:00.000Z');
  await undoNewestRun(command.context, 'mimit');
  expect((await price()).confirmed_at).toBe('2026-08-20T06:00:00.000Z');
  expect(await confirmedOnPage(id)).toBe('2026-08-20T06:00:00.000Z');
});

test('prices of stations outside every area are not listed as missing', async () => {
  const command = await openTestCommand();
  await onDay(command, '2026-08-20', [PETROL, '8|Benzina|1.789|1|20/08/2026 06:00:00']);
  await onDay(command, '2026-08-21', [PETROL]);
  const run = await command.database.kysely
    .selectFrom('import_run')
    .select('report')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(run.report).toMatchObject({ state: { silent: [] } });
});

test('a merged station’s missing price is listed for the kept one, at any position', async () => {
  const command = await openTestCommand();
  const { kysely } = command.database;
  const [kept, away] = [RIMINI.replace('7|', '6|'), RIMINI.replace('44.0201|12.5156', '45.4|9.1')];
  const onDay = async (day: number, merged: string, rows: string[]) => {
    command.clock.set(`2026-08-${day}T08:00:00Z`);
    const { state } = await importRows(command, [kept, merged], rows, { day: `2026-08-${day}` });
    return state;
  };
  await onDay(20, RIMINI, [DIESEL]);
  const { id } = await kysely
    .selectFrom('station')
    .select('id')
    .where('source_id', '=', '6')
    .executeTakeFirstOrThrow();
  await kysely
    .updateTable('station')
    .set({ merged_into: id })
    .where('source_id', '=', '7')
    .execute();
  await onDay(21, away, [PETROL, DIESEL]);
  expect(await onDay(22, away, [DIESEL])).toMatchObject({ silent: [[id, 10]] });
});
