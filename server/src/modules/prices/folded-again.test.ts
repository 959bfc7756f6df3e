// Tests what stored rows of earlier days mean when they are folded again.
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openWordHistory, type WordHistory } from '../../testing/prices/word-history.ts';
import { LEAVER, VOUCHED, withPauses } from '../../testing/words/arbitrary.ts';
import { disputes, ownerSays, says, sheetSays, undo } from '../../testing/words/deeds.ts';
import { DIESEL, type Deed } from '../../testing/words/word.ts';

const HERE = { station: 0, fuel: DIESEL };
const HOUR = 60;
const DAY = 24 * HOUR;
const OLD = { ...sheetSays(1700), ago: 2 * DAY };
const vouch: Deed = { act: 'vouch', who: VOUCHED };
let database: Database;
let words: WordHistory;
beforeAll(async () => {
  database = await openTestDatabase();
  words = await openWordHistory(database);
});

/** Takes steps, the last of which withdraws a report. @returns the state before and after it */
async function tell(...steps: [minutes: number, deed: Deed][]) {
  const said = withPauses(steps);
  await words.begin();
  for (const word of said.slice(0, -1)) await words.say(word);
  const before = await read();
  await words.say(said.at(-1)!);
  return { before, after: await read(), last: said.at(-1)! };
}

async function read() {
  const { shown } = await words.read(HERE);
  const disputed = database.kysely.selectFrom('price_dispute').select(['closed_by', 'outcome']);
  const shares = database.kysely
    .selectFrom('known_share')
    .select('person')
    .orderBy('person', 'desc');
  return { shown, disputes: await disputed.execute(), shares: await shares.execute() };
}

test('a person vouched for after a dispute counts as known: a confirmation against it then uses a share', async () => {
  const { before, after } = await tell(
    [0, OLD],
    [0, says('dario', 'same')],
    [0, disputes(VOUCHED)],
    [0, vouch],
    [0, says('bruno', 'same')],
    [0, undo(2)],
  );
  const shares = [{ person: VOUCHED }, { person: 'bruno' }];
  expect([before.shares, after.shares]).toEqual([shares, shares]);
});

test('before being vouched for, the person counts as unknown: a confirmation uses no share', async () => {
  const { before, after } = await tell(
    [0, OLD],
    [0, says('dario', 'same')],
    [0, disputes(VOUCHED)],
    [0, says('bruno', 'same')],
    [0, vouch],
    [0, undo(2)],
  );
  expect(after.shown).toMatchObject({ contested: false });
  expect([before.shares, after.shares]).toEqual([[], []]);
});

test('a dispute older than the folded reports reopens when the person who ended it is locked', async () => {
  const { before, after } = await tell(
    [0, OLD],
    [0, disputes('anna')],
    [10 * HOUR, says(LEAVER, 'same')],
    [HOUR, { act: 'jobs' }],
    [69 * HOUR, { act: 'lock', who: LEAVER }],
  );
  expect(before.disputes).toEqual([{ closed_by: 'drivers', outcome: 'wrong' }]);
  expect(after.disputes).toEqual([{ closed_by: null, outcome: 'lapsed' }]);
});

test('an old confirmation uses no share in a dispute older than the folded reports', async () => {
  const { before, after } = await tell(
    [0, ownerSays(1700)],
    [0, disputes('anna')],
    [0, disputes(VOUCHED)],
    [10 * HOUR, says('bruno', 'same')],
    [10 * HOUR, vouch],
    [60 * HOUR, says('dario', 'same')],
    [0, undo(6)],
  );
  expect(after.shares).toEqual(before.shares);
  expect(after.shares).not.toContainEqual({ person: 'bruno' });
});

test('an administrator’s sure price stays, also without the similar one before it', async () => {
  const { before, after } = await tell(
    [0, OLD],
    [0, ownerSays(1504)],
    [0, { act: 'administrator', price: 1500 }],
    [0, undo(2)],
  );
  for (const { shown } of [before, after]) {
    expect(shown).toMatchObject({ price: 1500, origin: 'administrator' });
  }
});

test('a price refused to an administrator does not wait', async () => {
  const { after, last } = await tell(
    [0, OLD],
    [0, says('dario', 'same')],
    [0, { act: 'administrator', price: 1500, isUnsure: true }],
    [0, undo(2)],
  );
  expect(after.shown).toMatchObject({ price: 1700 });
  const decide = { ...HERE, label: 5, at: last.at, act: 'decide', isRight: true } as const;
  expect(await words.resolve(decide)).toBeUndefined();
});

test('a dispute of a free price moves to the base when the owner’s report is withdrawn', async () => {
  const { before, after } = await tell(
    [0, OLD],
    [0, says('anna', 1690)],
    [0, ownerSays('same')],
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
  const { before, after } = await tell(
    [0, sheetSays(1700)],
    [9 * DAY, says('anna', 1700)],
    [0, ownerSays('same')],
    [0, { ...sheetSays(1504), ago: 5 * HOUR }],
    [0, undo(3)],
  );
  expect(before.shown).toMatchObject({ price: 1700, origin: 'owner' });
  expect(after.shown).toMatchObject({ price: 1700 });
});
