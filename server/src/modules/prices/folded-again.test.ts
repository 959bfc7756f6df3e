// Tests what stored rows of earlier days mean when they are folded again.
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openHistoryPlayer, type HistoryPlayer } from '../../testing/prices/history-player.ts';
import { LEAVER, VOUCHED, withPauses } from '../../testing/histories/arbitrary.ts';
import {
  disputes,
  ownerReports,
  driverReports,
  sheetReports,
  undo,
} from '../../testing/histories/actions.ts';
import { DIESEL, type Action } from '../../testing/histories/event.ts';

const HERE = { station: 0, fuel: DIESEL };
const HOUR = 60;
const DAY = 24 * HOUR;
const OLD = { ...sheetReports(1700), ago: 2 * DAY };
const vouch: Action = { act: 'vouch', who: VOUCHED };
let database: Database;
let player: HistoryPlayer;
beforeAll(async () => {
  database = await openTestDatabase();
  player = await openHistoryPlayer(database);
});

/** Takes steps, the last of which withdraws a report. @returns the state before and after it */
async function play(...steps: [minutes: number, action: Action][]) {
  const events = withPauses(steps);
  await player.begin();
  for (const event of events.slice(0, -1)) await player.play(event);
  const before = await read();
  await player.play(events.at(-1)!);
  return { before, after: await read(), last: events.at(-1)! };
}

async function read() {
  const { shown } = await player.read(HERE);
  const disputed = database.kysely.selectFrom('price_dispute').select(['closed_by', 'outcome']);
  const shares = database.kysely
    .selectFrom('known_share')
    .select('person')
    .orderBy('person', 'desc');
  return { shown, disputes: await disputed.execute(), shares: await shares.execute() };
}

test('a person vouched for after a dispute counts as known: a confirmation against it then uses a share', async () => {
  const { before, after } = await play(
    [0, OLD],
    [0, driverReports('dario', 'same')],
    [0, disputes(VOUCHED)],
    [0, vouch],
    [0, driverReports('bruno', 'same')],
    [0, undo(2)],
  );
  const shares = [{ person: VOUCHED }, { person: 'bruno' }];
  expect([before.shares, after.shares]).toEqual([shares, shares]);
});

test('before being vouched for, the person counts as unknown: a confirmation uses no share', async () => {
  const { before, after } = await play(
    [0, OLD],
    [0, driverReports('dario', 'same')],
    [0, disputes(VOUCHED)],
    [0, driverReports('bruno', 'same')],
    [0, vouch],
    [0, undo(2)],
  );
  expect(after.shown).toMatchObject({ contested: false });
  expect([before.shares, after.shares]).toEqual([[], []]);
});

test('a dispute older than the folded reports reopens when the person who ended it is locked', async () => {
  const { before, after } = await play(
    [0, OLD],
    [0, disputes('anna')],
    [10 * HOUR, driverReports(LEAVER, 'same')],
    [HOUR, { act: 'jobs' }],
    [69 * HOUR, { act: 'lock', who: LEAVER }],
  );
  expect(before.disputes).toEqual([{ closed_by: 'drivers', outcome: 'wrong' }]);
  expect(after.disputes).toEqual([{ closed_by: null, outcome: 'lapsed' }]);
});

test('an old confirmation uses no share in a dispute older than the folded reports', async () => {
  const { before, after } = await play(
    [0, ownerReports(1700)],
    [0, disputes('anna')],
    [0, disputes(VOUCHED)],
    [10 * HOUR, driverReports('bruno', 'same')],
    [10 * HOUR, vouch],
    [60 * HOUR, driverReports('dario', 'same')],
    [0, undo(6)],
  );
  expect(after.shares).toEqual(before.shares);
  expect(after.shares).not.toContainEqual({ person: 'bruno' });
});

test('an administrator’s sure price stays, also without the similar one before it', async () => {
  const { before, after } = await play(
    [0, OLD],
    [0, ownerReports(1504)],
    [0, { act: 'administrator', price: 1500 }],
    [0, undo(2)],
  );
  for (const { shown } of [before, after]) {
    expect(shown).toMatchObject({ price: 1500, origin: 'administrator' });
  }
});

test('a price refused to an administrator does not wait', async () => {
  const { after, last } = await play(
    [0, OLD],
    [0, driverReports('dario', 'same')],
    [0, { act: 'administrator', price: 1500, isUnsure: true }],
    [0, undo(2)],
  );
  expect(after.shown).toMatchObject({ price: 1700 });
  const decide = { ...HERE, label: 5, at: last.at, act: 'decide', isRight: true } as const;
  expect(await player.resolve(decide)).toBeUndefined();
});

test('a dispute of a free price moves to the base when the owner’s report is withdrawn', async () => {
  const { before, after } = await play(
    [0, OLD],
    [0, driverReports('anna', 1690)],
    [0, ownerReports('same')],
    [0, disputes('anna')],
    [0, undo(3)],
  );
  const open = [{ closed_by: null, outcome: null }];
  expect([before.disputes, after.disputes]).toEqual([open, open]);
  const { price } = await database.kysely
    .selectFrom('price_dispute')
    .select('price')
    .executeTakeFirstOrThrow();
  expect(price).toBe(1700);
});

test('a sheet’s price from before an owner’s report is evaluated by the earlier price, once that report is withdrawn', async () => {
  const { before, after } = await play(
    [0, sheetReports(1700)],
    [9 * DAY, driverReports('anna', 1700)],
    [0, ownerReports('same')],
    [0, { ...sheetReports(1504), ago: 5 * HOUR }],
    [0, undo(3)],
  );
  expect(before.shown).toMatchObject({ price: 1700, origin: 'owner' });
  expect(after.shown).toMatchObject({ price: 1700 });
});
