import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openWordHistory, type WordHistory } from '../../testing/prices/word-history.ts';
import { inTurn } from '../../testing/words/arbitrary.ts';
import { ownerSays, says, sheetSays, undo } from '../../testing/words/deeds.ts';
import { DIESEL, type Deed } from '../../testing/words/word.ts';

let words: WordHistory;
beforeAll(async () => {
  words = await openWordHistory(await openTestDatabase());
});

const NO: Deed = { act: 'decide', isRight: false };

// A withdrawn report leaves no trace, even if it was rejected before (rules report-undo, report-limits).
test.each([
  ['the owner', ownerSays('same')],
  ['an administrator', NO],
])('a report that %s rejected, once withdrawn, allows another at once', async (_, rejects) => {
  await words.begin();
  const deeds = [sheetSays(1700), says('carla', 1650), rejects, undo(2), says('carla', 1651)];
  for (const word of inTurn(deeds)) await words.say(word);
  expect(await words.read({ station: 0, fuel: DIESEL })).toMatchObject({
    reported: { price: 1651 },
  });
});

test('a withdrawn report does not count against its author', async () => {
  await words.begin();
  const rejected = inTurn([ownerSays(1700), says('carla', 1650), ownerSays('same')]);
  const before = await words.records(['carla']);
  for (const word of rejected) await words.say(word);
  expect(await words.records(['carla'])).toMatchObject([{ rejected: 1 }]);
  for (const word of inTurn([undo(2)], rejected.at(-1))) await words.say(word);
  expect(await words.records(['carla'])).toEqual(before);
});
