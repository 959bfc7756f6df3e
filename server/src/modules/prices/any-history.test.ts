// Tests rule price-current.
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openWordHistory, type WordHistory } from '../../testing/prices/word-history.ts';
import { ofFive } from '../../testing/answers/histories.ts';
import { history, talk } from '../../testing/words/arbitrary.ts';
import { holds } from '../../testing/words/holds.ts';
import { DIESEL, type Place } from '../../testing/words/word.ts';

/** Random reports, and what people report within hours. */
const any = fc.oneof(history({ maxLength: 14 }), talk(12));
const HERE = { station: 0, fuel: DIESEL };
const FIVE_PLACES = [0, 1, 2, 3, 4].flatMap((station) => [
  { station, fuel: DIESEL },
  { station, fuel: 10 },
]);
let words: WordHistory;
let five: WordHistory;
beforeAll(async () => {
  const database = await openTestDatabase();
  words = await openWordHistory(database);
  five = await openWordHistory(database, 5, ['SM']);
});

/** Reads a place before and after it is evaluated again without new reports. */
async function evaluatedAgain(history: WordHistory, place: Place) {
  const read = async () => [await history.read(place), await history.claims(place)];
  const before = [false, await read()];
  return { before, after: [await history.evaluateAgain(place), await read()] };
}

test('evaluating again changes nothing, after any history', async () => {
  await holds(
    fc.asyncProperty(any, async (said) => {
      await words.begin();
      for (const word of said) {
        await words.say(word);
        const { before, after } = await evaluatedAgain(words, HERE);
        expect(after, `after word ${word.label}`).toEqual(before);
      }
    }),
  );
});

test('the history and the forecast agree with the displayed price, after any report', async () => {
  await holds(
    fc.asyncProperty(any, async (said) => {
      await words.begin();
      for (const word of said) {
        await words.say(word);
        const { displayed, told } = await words.displayed(HERE);
        expect(told, `after word ${word.label}`).toEqual(displayed);
      }
    }),
  );
});

test('evaluation and history also agree for stations that have medals', async () => {
  await holds(
    fc.asyncProperty(ofFive, async (said) => {
      await five.begin();
      for (const word of said) {
        await five.say(word);
        const { displayed, told } = await five.displayed(word);
        expect(told, `after word ${word.label}`).toEqual(displayed);
      }
      for (const place of FIVE_PLACES) {
        const { before, after } = await evaluatedAgain(five, place);
        expect(after).toEqual(before);
      }
    }),
  );
});
