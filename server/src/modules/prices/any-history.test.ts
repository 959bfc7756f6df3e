import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openWordHistory, type WordHistory } from '../../testing/prices/word-history.ts';
import { history, talk } from '../../testing/words/arbitrary.ts';
import { holds } from '../../testing/words/holds.ts';
import { DIESEL } from '../../testing/words/word.ts';

/** Anything that can be said, and what people say within hours. */
const any = fc.oneof(history({ maxLength: 14 }), talk(12));
let words: WordHistory;
beforeAll(async () => {
  words = await openWordHistory(await openTestDatabase());
});

test('judging again changes nothing, after any history', async () => {
  const place = { station: 0, fuel: DIESEL };
  await holds(
    fc.asyncProperty(any, async (said) => {
      await words.begin();
      for (const word of said) {
        await words.say(word);
        const before = [await words.read(place), await words.claims(place)];
        expect(await words.judgeAgain(place), `the board is told after word ${word.label}`).toBe(
          false,
        );
        expect([await words.read(place), await words.claims(place)]).toEqual(before);
      }
    }),
  );
});
