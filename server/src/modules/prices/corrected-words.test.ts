import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { openWordHistory, type WordHistory } from '../../testing/word-history.ts';
import { inTurn } from '../../testing/words/arbitrary.ts';
import { disputes, says, sheetSays } from '../../testing/words/deeds.ts';
import { DIESEL, type Deed } from '../../testing/words/word.ts';

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

test('a confirmation that its author has corrected outvotes no dispute', async () => {
  const contested = [sheetSays(1700), disputes('anna'), disputes('bruno')];
  const outvoted = [says('carla', 'same'), says('dario', 'same')];
  const { shown } = await hear([...contested, ...outvoted, says('carla', 1650)]);
  expect(shown).toMatchObject({ price: 1700, contested: true });
});

test('a confirmation that its author has corrected contradicts no reported price', async () => {
  const corrected = [says('bruno', 'same'), says('bruno', 1651)];
  const { claims } = await hear([
    sheetSays(1700),
    says('anna', 1650),
    ...corrected,
    says('carla', 'same'),
  ]);
  expect(claims[0]).toMatchObject({ price: 1650, state: 'reported' });
});
