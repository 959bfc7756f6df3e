// Tests rule report-limits.
import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openWordHistory, type WordHistory } from '../../testing/prices/word-history.ts';
import { inTurn } from '../../testing/words/arbitrary.ts';
import { disputes, says, sheetSays, undo } from '../../testing/words/deeds.ts';
import { DIESEL, MINUTE_MS, type Deed, type Word } from '../../testing/words/word.ts';

const PLACE = { station: 0, fuel: DIESEL };
let words: WordHistory;
beforeAll(async () => {
  words = await openWordHistory(await openTestDatabase());
});

async function hear(deeds: readonly Deed[]) {
  await words.begin();
  for (const word of inTurn(deeds)) await words.say(word);
  return { ...(await words.read(PLACE)), claims: await words.claims(PLACE) };
}

/** Old enough that one known driver can contest it. */
const OLD = { ...sheetSays(1700), ago: 1500 } as Deed;
const SAME = says('bruno', 'same');
/** Needs two known drivers, so the price stays. */
const CORRECTED = says('bruno', 1590);

test('a confirmation that its author corrected no longer outvotes a dispute', async () => {
  const before = [OLD, disputes('anna'), SAME];
  expect(await hear(before)).toMatchObject({ shown: { contested: false } });
  expect(await hear([...before, CORRECTED])).toMatchObject({
    shown: { price: 1700, contested: true },
  });
});

test('a confirmation that its author corrected no longer rejects a reported price', async () => {
  const before = [OLD, says('carla', 1650), SAME];
  expect((await hear(before)).claims[0]!.state).toMatch(/^rejected drivers/);
  const corrected = [...before, CORRECTED];
  expect((await hear(corrected)).claims[0]).toMatchObject({ price: 1650, state: 'reported' });
  const again = (await hear([...corrected, undo(4)])).claims[0];
  expect(again).toEqual((await hear(before)).claims[0]);
});

/** Corrections of a confirmation that is settled and not evaluated again. */
const SETTLED: [string, [minutes: number, deed: Deed][]][] = [
  [
    'as another word is taken back three days later',
    [
      [60, says('anna', 'same')],
      [30, says('anna', 1690)],
      [72 * 60 - 20, says('carla', 1695)],
      [5, undo(4)],
    ],
  ],
  [
    'as stations were merged between both',
    [
      [60, says('anna', 'same')],
      [10, { act: 'merge', merged: 1 }],
      [10, says('anna', 1690)],
    ],
  ],
];

test.each(SETTLED)('a confirmation that is settled can be corrected, %s', async (_, steps) => {
  const said: Word[] = inTurn([sheetSays(1700)]);
  for (const [minutes, deed] of steps) {
    const { label, at } = said.at(-1)!;
    said.push(...inTurn([deed], { label, at: at + minutes * MINUTE_MS }));
  }
  await words.begin();
  for (const word of said) await words.say(word);
  expect((await words.read(PLACE)).shown).toMatchObject({ price: 1690 });
});
