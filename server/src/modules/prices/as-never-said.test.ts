import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { openWordHistory, type WordHistory } from '../../testing/word-history.ts';
import { inTurn, PEOPLE } from '../../testing/words/arbitrary.ts';
import { takenBack, unsaid, type Unsaid } from '../../testing/words/unsaid.ts';
import { RUNS } from '../../testing/words/runs.ts';
import { DIESEL, type Word } from '../../testing/words/word.ts';

const PLACE = { station: 0, fuel: DIESEL };
let words: WordHistory;
beforeAll(async () => {
  words = await openWordHistory(await openTestDatabase());
});

/** What is shown, and what became of what others than the author of the word said. */
async function whole(said: readonly Word[], without: number) {
  await words.begin();
  for (const word of said) await words.say(word);
  const claims = await words.claims(PLACE);
  const records = await words.records(PEOPLE);
  return [await words.read(PLACE), claims.filter(({ label }) => label !== without), records];
}

async function leavesNoTrace(cases: fc.Arbitrary<Unsaid>, examples: [Unsaid][] = []) {
  await fc.assert(
    fc.asyncProperty(cases, async ({ before, word, undone, after }) => {
      const never = await whole([...before, ...after], word.label);
      expect(await whole([...before, word, undone, ...after], word.label)).toEqual(never);
    }),
    { ...RUNS, examples },
  );
}

test('what a driver takes back is as if it had never been said', async () => {
  await expect(leavesNoTrace(unsaid('driver'))).resolves.toBeUndefined();
});

test('what an owner takes back is as if it had never been said', async () => {
  await expect(leavesNoTrace(unsaid('owner'))).resolves.toBeUndefined();
});

test('a dispute that is taken back is as if it had never been said', async () => {
  await expect(leavesNoTrace(unsaid('dispute'))).resolves.toBeUndefined();
});

// What it bore out stays accepted, and what it overtook stays lapsed.
test('a row of an import that is undone is as if it had never been read', async () => {
  const anna = { act: 'driver', who: 'anna', price: 1650, ago: 0 } as const;
  const row = { act: 'import', origin: 'open_charge_map', price: 1650, ago: 0 } as const;
  await expect(
    leavesNoTrace(unsaid('import'), [[takenBack(inTurn([anna]), row)]]),
  ).resolves.toBeUndefined();
});
