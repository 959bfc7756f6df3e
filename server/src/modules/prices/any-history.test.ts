// Tests rule price-current.
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openHistoryPlayer, type HistoryPlayer } from '../../testing/prices/history-player.ts';
import { ofFive } from '../../testing/answers/histories.ts';
import { history, peopleWithinHours } from '../../testing/histories/arbitrary.ts';
import { holds } from '../../testing/histories/holds.ts';
import { DIESEL, type Place } from '../../testing/histories/event.ts';

/** Random reports, and what people report within hours. */
const any = fc.oneof(history({ maxLength: 14 }), peopleWithinHours(12));
const HERE = { station: 0, fuel: DIESEL };
const FIVE_PLACES = [0, 1, 2, 3, 4].flatMap((station) => [
  { station, fuel: DIESEL },
  { station, fuel: 10 },
]);
let player: HistoryPlayer;
let five: HistoryPlayer;
beforeAll(async () => {
  const database = await openTestDatabase();
  player = await openHistoryPlayer(database);
  five = await openHistoryPlayer(database, 5, ['SM']);
});

/** Reads a place before and after it is evaluated again without new reports. */
async function evaluatedAgain(history: HistoryPlayer, place: Place) {
  const read = async () => [await history.read(place), await history.claims(place)];
  const before = [false, await read()];
  return { before, after: [await history.evaluateAgain(place), await read()] };
}

test('evaluating again changes nothing, after any history', async () => {
  await holds(
    fc.asyncProperty(any, async (events) => {
      await player.begin();
      for (const event of events) {
        await player.play(event);
        const { before, after } = await evaluatedAgain(player, HERE);
        expect(after, `after event ${event.label}`).toEqual(before);
      }
    }),
  );
});

test('the history and the forecast agree with the displayed price, after any report', async () => {
  await holds(
    fc.asyncProperty(any, async (events) => {
      await player.begin();
      for (const event of events) {
        await player.play(event);
        const { displayed, history: walked } = await player.displayed(HERE);
        expect(walked, `after event ${event.label}`).toEqual(displayed);
      }
    }),
  );
});

test('evaluation and history also agree for stations that have medals', async () => {
  await holds(
    fc.asyncProperty(ofFive, async (events) => {
      await five.begin();
      for (const event of events) {
        await five.play(event);
        const { displayed, history: walked } = await five.displayed(event);
        expect(walked, `after event ${event.label}`).toEqual(displayed);
      }
      for (const place of FIVE_PLACES) {
        const { before, after } = await evaluatedAgain(five, place);
        expect(after).toEqual(before);
      }
    }),
  );
});
