// Tests rule import-published.
import type { KyselyPlugin } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { importCommand } from '../../../cli/import-command.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { openTestCommand, type TestCommand } from '../../../testing/command-context.ts';
import {
  importRows,
  PRICES_HEAD,
  REGISTRY_HEAD,
  RIMINI,
  ROMA,
} from '../../../testing/imports/ministry.ts';
import { Board } from '../../board/board.ts';
import { bumpBoardVersion } from '../../changes/board-version.ts';
import { recordPrices } from '../../prices/record.ts';

/** Stations of which the first, the middle and the last are in the belt. */
const NUMBERS = Array.from({ length: 301 }, (_, index) => index + 1);
const inBelt = (number: number) => number % 150 === 1;
const REGISTRY = NUMBERS.map((number) =>
  (inBelt(number) ? RIMINI : ROMA).replace(/^\d+/u, String(number)),
);
const TODAY = '2026-08-22';
const YESTERDAY = [1.8, 1.8, 1.8];
const NEW = [1.7, 1.7, 1.7];

const file = (day: string, price: string) => {
  const [year, month, date] = day.split('-');
  return NUMBERS.map((number) => `${number}|Benzina|${price}|1|${date}/${month}/${year} 06:00:00`);
};

let command: TestCommand;
let board: Board;
beforeEach(async () => {
  command = await openTestCommand();
  board = new Board(command.database.kysely, command.clock);
  await importRows(command, REGISTRY, file('2026-08-21', '1.800'));
  command.clock.set(`${TODAY}T08:00:00Z`);
});

const ranked = () =>
  (JSON.parse(String(board.ranking('confine', 10)!.identity.body)) as RankingEntry[]).map(
    ({ fuels }) => fuels[0]!.price,
  );
/** Returns what a reader sees now, even after other notifications of the board. */
async function look(): Promise<number[]> {
  const { kysely } = command.database;
  await inTransaction(kysely, (tx) => bumpBoardVersion(tx, []));
  await board.refresh();
  return ranked();
}
const importToday = () =>
  importRows(command, REGISTRY, file(TODAY, '1.700'), { day: TODAY, force: true });
const before = (act: () => Promise<void>) => {
  command.context.waitWhileBusy = act;
};
const storedPrices = async () => {
  const rows = await command.database.kysely.selectFrom('current_price').select('price').execute();
  return rows.filter(({ price }) => price === 1_700).length;
};

test('a reader of a ranking sees yesterday completely, and then today completely', async () => {
  const seen: number[][] = [];
  before(async () => void seen.push(await look()));
  await importToday();
  expect(seen).toEqual([YESTERDAY]);
  await board.refresh();
  expect(ranked()).toEqual(NEW);
  expect(await storedPrices()).toBe(3);
});

test('an import that ends at any statement leaves yesterday, and the next one brings today', async () => {
  const { database } = command.context;
  let left = Infinity;
  const ending: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if ((left -= 1) < 0) throw new Error('the process has gone');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  command.context.database = { ...database, kysely: database.kysely.withPlugin(ending) };
  let ended = 0;
  for (let statement = 0; ; statement += 1) {
    left = statement;
    const isEnded = await importToday().then(
      () => false,
      () => true,
    );
    if (!isEnded) break;
    ended += 1;
    expect([await look(), await storedPrices()]).toEqual([YESTERDAY, 0]);
  }
  expect(ended).toBeGreaterThan(10);
  expect(await look()).toEqual(NEW);
});

test('an owner’s price submitted in between is ordered by its time', async () => {
  const { id } = await command.database.kysely
    .selectFrom('station')
    .select('id')
    .where('source_id', '=', '151')
    .executeTakeFirstOrThrow();
  const stated = { stationId: id, fuelTypeId: 10, price: 1_690, unit: 'litre' } as const;
  before(async () => {
    await inTransaction(command.database.kysely, (tx) =>
      recordPrices(tx, command.clock, { origin: 'owner' }, [
        { ...stated, observedAt: command.clock.now() },
      ]),
    );
  });
  await importToday();
  expect(await look()).toEqual([1.69, 1.7, 1.7]);
});

test("when it prints 'conclusa' the server's own board shows the new prices", async () => {
  command.context.shown = () => board.refresh();
  const dated = (head: string) => head.replace('2026-08-21', TODAY);
  const registry = await command.file('a.csv', dated(REGISTRY_HEAD) + REGISTRY.join('\n'));
  const today = file(TODAY, '1.700').join('\n');
  const prices = await command.file('p.csv', dated(PRICES_HEAD) + today);
  const words = ['mimit', '--registry', registry, '--prices', prices];
  expect(await command.run(importCommand, ...words)).toBe(0);
  expect(command.lines[0]).toContain('conclusa');
  expect(ranked()).toEqual(NEW);
});
