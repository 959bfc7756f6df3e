import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { openWordHistory, type WordHistory } from '../../testing/word-history.ts';
import { inTurn } from '../../testing/words/arbitrary.ts';
import { ownerSays, says, sheetSays, undo } from '../../testing/words/deeds.ts';
import { DIESEL, type Deed } from '../../testing/words/word.ts';

const PLACES = [0, 1, 2].flatMap((station) => [10, DIESEL].map((fuel) => ({ station, fuel })));
let words: WordHistory;
beforeAll(async () => {
  words = await openWordHistory(await openTestDatabase(), 3);
});

const NO: Deed = { act: 'decide', isRight: false };

// A word that was taken back leaves no trace (rules report-undo, report-limits); one that somebody had rejected does.
test.each([
  ['the owner', ownerSays('same')],
  ['an administrator', NO],
])('who takes back what %s has rejected may say another price at once', async (_, rejects) => {
  await words.begin();
  const deeds = [sheetSays(1700), says('anna', 1650), rejects, undo(2), says('anna', 1651)];
  for (const word of inTurn(deeds)) await words.say(word);
  expect(await words.read(PLACES[1]!)).toMatchObject({ reported: { price: 1651 } });
});

test('what was taken back is not held against its author', async () => {
  await words.begin();
  const others = ['bruno', 'carla', 'dario', 'bruno', 'carla'];
  const borneOut = inTurn(others.flatMap((other) => [says('anna', 1650), says(other, 1650)])).map(
    (word, index) => ({ ...word, ...PLACES[Math.floor(index / 2)]! }),
  );
  for (const word of borneOut) await words.say(word);
  const [anna] = await words.records(['anna']);
  expect(anna).toMatchObject({ accepted: 5, proven: true });
  const own = [ownerSays(1700), says('anna', 1650), ownerSays('same')];
  const rejected = [...own, undo(borneOut.length + 2)];
  for (const word of inTurn(rejected, borneOut.at(-1))) {
    await words.say({ ...word, ...PLACES[5]! });
  }
  expect(await words.records(['anna'])).toEqual([anna]);
});
