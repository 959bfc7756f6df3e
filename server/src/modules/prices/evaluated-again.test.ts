// Tests rule report-settled.
import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openWordHistory, type WordHistory } from '../../testing/prices/word-history.ts';
import { LEAVER, VOUCHED, withPauses } from '../../testing/words/arbitrary.ts';
import { disputes, says, sheetSays, undo } from '../../testing/words/deeds.ts';
import { DIESEL, type Deed } from '../../testing/words/word.ts';

const HERE = { station: 0, fuel: DIESEL };
const HOUR = 60;
const DAY = 24 * HOUR;
let words: WordHistory;
beforeAll(async () => {
  words = await openWordHistory(await openTestDatabase());
});

async function tell(...steps: [minutes: number, deed: Deed][]) {
  const said = withPauses(steps);
  await words.begin();
  for (const word of said) await words.say(word);
  const { shown } = await words.read(HERE);
  const claims = await words.claims(HERE);
  const states = claims.map(({ label, state }) => `${label} ${state.split(' 2026')[0]}`);
  return { shown, states, at: (label: number) => said[label - 1]!.at };
}

test('a price that an administrator accepted stays when its author is locked', async () => {
  const { shown, states } = await tell(
    [0, sheetSays(1700)],
    [0, says(LEAVER, 1504)],
    [0, { act: 'decide', isRight: true }],
    [0, says(LEAVER, 'same')],
    [HOUR, says(LEAVER, 1500)],
    [0, { act: 'lock', who: LEAVER }],
  );
  expect(shown).toMatchObject({ price: 1504, origin: 'driver' });
  expect(states[0]).toBe('2 accepted maria');
});

test('an author vouched for later still counts as unknown before, when another report is withdrawn', async () => {
  const { shown, states } = await tell(
    [0, sheetSays(1700)],
    [0, says('dario', 'same')],
    [0, says(VOUCHED, 1651)],
    [0, says('carla', 'same')],
    [0, { act: 'vouch', who: VOUCHED }],
    [0, undo(2)],
  );
  expect(shown).toMatchObject({ price: 1651, voices: 1 });
  // Carla confirmed the price displayed at that time.
  expect(states).toEqual(['3 accepted alone']);
});

test('a correction replaces the author’s confirmation of the last hour, but no older one', async () => {
  const { shown, at } = await tell(
    [0, { ...sheetSays(1700), ago: 2 * DAY }],
    [0, says('anna', 'same')],
    [2 * HOUR, says('dario', 1690)],
    [0, says('carla', 'same')],
    [HOUR + 1, says('anna', 'same')],
    [10, says('anna', 1590)],
  );
  expect(shown).toMatchObject({ price: 1690, knownConfirmedAt: at(2) });
});

test('a confirmation counts again once its correction is withdrawn, also for later reports', async () => {
  const { shown } = await tell(
    [0, { ...sheetSays(1700), ago: 2 * DAY }],
    [0, disputes('anna')],
    [0, says('bruno', 'same')],
    [0, says('bruno', 1590)],
    [0, undo(4)],
    [20, says('carla', 1650)],
  );
  expect(shown).toMatchObject({ price: 1700, contested: false });
});

test('an owner who was not asked has decided nothing, also after another report is withdrawn', async () => {
  const { shown, states } = await tell(
    [0, sheetSays(1700)],
    [0, says('anna', 'same')],
    [0, { act: 'owner', price: 1690, isUnsure: true }],
    [0, undo(2)],
  );
  expect(shown).toMatchObject({ price: 1690, origin: 'owner' });
  expect(states).toEqual(['3 accepted']);
});
