import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { REPORT_GATE } from '@pieno/contract/report-gate.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { openWordHistory, type WordHistory } from '../../testing/word-history.ts';
import { history, KNOWN } from '../../testing/words/arbitrary.ts';
import { holds } from '../../testing/words/holds.ts';
import { DIESEL, type Word } from '../../testing/words/word.ts';

const STATIONS = 5;
let words: WordHistory;
beforeAll(async () => {
  words = await openWordHistory(await openTestDatabase(), STATIONS, ['SM']);
});

/** Hours in which nothing ages; the first word of each station is a sheet's. */
const days = history({
  names: ['import', 'owner', 'driver', 'undoReport', 'dispute', 'undoDispute', 'jobs'],
  place: fc.record({ station: fc.nat(STATIONS - 1), fuel: fc.constant(DIESEL) }),
  pauses: fc.constantFrom(0, 0, 8, 61, 200),
  minLength: 4,
  maxLength: 16,
});

const isOfCrowd = (word: Word): boolean =>
  (word.act === 'driver' || (word.act === 'dispute' && !word.isOwner)) && !KNOWN.includes(word.who);

async function after(said: readonly Word[]) {
  await words.begin();
  for (const word of said) await words.say(word);
  const places = [...Array(STATIONS).keys()].map((station) => ({ station, fuel: DIESEL }));
  return {
    ...(await words.ranking(DIESEL)),
    shown: await Promise.all(places.map(async (place) => (await words.read(place)).shown)),
  };
}

test('nobody whom nobody knows moves a medal, takes a rank, or a price further than its base allows', async () => {
  await holds(
    fc.asyncProperty(days, async (said) => {
      const last: Word = {
        station: 0,
        fuel: DIESEL,
        act: 'jobs',
        label: 99,
        at: said.at(-1)!.at + 61_001,
      };
      const without = await after([...said.filter((word) => !isOfCrowd(word)), last]);
      const all = await after([...said, last]);
      expect(all.medals).toEqual(without.medals);
      expect(all.ranked).toEqual(expect.arrayContaining(without.ranked));
      for (const [station, shown] of all.shown.entries()) {
        expect(shown?.base ?? undefined).toBe(without.shown[station]?.base ?? undefined);
        if (shown?.voices !== 0) continue;
        const far = Math.abs(shown.price - shown.base!) * 1000;
        expect(far).toBeLessThanOrEqual(REPORT_GATE.freePermille * shown.base!);
      }
    }),
    { times: 2 },
  );
});
