// Tests rule price-current.
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openHistoryPlayer, type HistoryPlayer } from '../../testing/prices/history-player.ts';
import { history, START } from '../../testing/histories/arbitrary.ts';
import { atOnce } from '../../testing/histories/at-once.ts';
import { holds } from '../../testing/histories/holds.ts';
import { MINUTE_MS, type Place, type HistoryEvent } from '../../testing/histories/event.ts';

const PLACES: readonly Place[] = [
  { station: 0, fuel: 20 },
  { station: 0, fuel: 10 },
  { station: 1, fuel: 20 },
];
let player: HistoryPlayer;
beforeAll(async () => {
  player = await openHistoryPlayer(await openTestDatabase());
});

/** Submits reports in order, each at its instant, then lets time pass. @returns the state of some places */
async function whole(events: readonly HistoryEvent[], places: readonly Place[], minutes = 20) {
  await player.begin();
  for (const event of events) await player.play(event);
  const at = Math.max(...events.map((event) => event.at)) + minutes * MINUTE_MS;
  await player.play({ ...places[0]!, act: 'jobs', label: 0, at });
  return await Promise.all(
    places.map(async (place) => [await player.read(place), await player.claims(place)]),
  );
}

test('reports about other stations and fuels change nothing, whenever they arrive', async () => {
  // No pauses: the clock's jobs run for all places at once.
  const pauses = fc.constantFrom(0, 0, 8);
  const events = history({
    place: fc.constantFrom(...PLACES),
    pauses,
    minLength: 2,
    maxLength: 14,
  });
  await holds(
    fc.asyncProperty(events, async (list) => {
      const byPlace = list.toSorted((a, b) => b.station - a.station || a.fuel - b.fuel);
      expect(await whole(byPlace, PLACES)).toEqual(await whole(list, PLACES));
    }),
  );
});

test('reports by different people about a price that none of them changes give the same result in any order', async () => {
  const orders = atOnce(START).chain((list) =>
    fc.tuple(
      fc.constant(list),
      fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
    ),
  );
  const place = { station: 0, fuel: 20 };
  await holds(
    fc.asyncProperty(orders, async ([list, other]) => {
      const first: HistoryEvent = {
        ...place,
        act: 'administrator',
        price: 1700,
        label: 99,
        at: START,
      };
      expect(await whole([first, ...other], [place])).toEqual(
        await whole([first, ...list], [place]),
      );
    }),
  );
});
