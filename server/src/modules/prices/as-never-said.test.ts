// Tests rules account-own-data, price-withdrawn, report-settled, report-undo.
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openWordHistory, type WordHistory } from '../../testing/prices/word-history.ts';
import { inTurn, PEOPLE, START } from '../../testing/words/arbitrary.ts';
import { disputes, says, sheetSays } from '../../testing/words/deeds.ts';
import { takenBack, unsaid, type Unsaid } from '../../testing/words/unsaid.ts';
import { holds } from '../../testing/words/holds.ts';
import { DIESEL, MINUTE_MS, type Word } from '../../testing/words/word.ts';

const PLACE = { station: 0, fuel: DIESEL };
let words: WordHistory;
beforeAll(async () => {
  words = await openWordHistory(await openTestDatabase());
});

/** Reads the displayed price, other people's claims and their records. */
async function whole(said: readonly Word[], without: number) {
  await words.begin();
  for (const word of said) await words.say(word);
  const claims = await words.claims(PLACE);
  const records = await words.records(PEOPLE);
  return [await words.read(PLACE), claims.filter(({ label }) => label !== without), records];
}

async function leavesNoTrace(cases: fc.Arbitrary<Unsaid>, examples: [Unsaid][] = []) {
  await holds(
    fc.asyncProperty(cases, async ({ before, word, between, undone, after }) => {
      const never = await whole([...before, ...between, ...after], word.label);
      const said = [...before, word, ...between, undone, ...after];
      expect(await whole(said, word.label)).toEqual(never);
    }),
    { examples },
  );
}

test("a withdrawn driver's report leaves no trace", async () => {
  await expect(leavesNoTrace(unsaid('driver'))).resolves.toBeUndefined();
});

test("a withdrawn owner's report leaves no trace", async () => {
  await expect(leavesNoTrace(unsaid('owner'))).resolves.toBeUndefined();
});

test('a withdrawn dispute leaves no trace', async () => {
  await expect(leavesNoTrace(unsaid('dispute'))).resolves.toBeUndefined();
});

test("a deleted account's reports of the last three days leave no trace", async () => {
  await expect(leavesNoTrace(unsaid('leaver'))).resolves.toBeUndefined();
});

test('an undone import row leaves no trace', async () => {
  const anna = { act: 'driver', who: 'anna', price: 1650, ago: 0 } as const;
  const row = { act: 'import', origin: 'open_charge_map', price: 1650, ago: 0 } as const;
  await expect(
    leavesNoTrace(unsaid('import'), [
      // A claim that the row confirmed or superseded waits again.
      [takenBack(inTurn([anna]), row)],
      // So does a claim that was no longer held because the row confirmed it, however much later.
      [takenBack(heldAndSaid, sheetSays(1504), [30, 1500])],
      // A dispute that the row ended is open again.
      [takenBack(disputed, { ...row, price: 1710 }, [30, 30])],
    ]),
  ).resolves.toBeUndefined();
});

/** The import holds a row that a driver also reports; a day later the row can be repeated. */
const heldAndSaid = [
  ...inTurn([sheetSays(1700), sheetSays(1500), says('anna', 1500)]),
  ...inTurn([{ act: 'jobs' }], { label: 3, at: START + 24 * 60 * MINUTE_MS }),
];
const disputed = inTurn([sheetSays(1700), disputes('anna'), disputes('bruno')]);
