// Tests rules account-own-data, price-withdrawn, report-settled, report-undo.
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openHistoryPlayer, type HistoryPlayer } from '../../testing/prices/history-player.ts';
import { inTurn, PEOPLE, START } from '../../testing/histories/arbitrary.ts';
import { disputes, driverReports, sheetReports } from '../../testing/histories/actions.ts';
import {
  withWithdrawal,
  withdrawnHistory,
  type WithdrawnHistory,
} from '../../testing/histories/withdrawn-history.ts';
import { holds } from '../../testing/histories/holds.ts';
import { DIESEL, MINUTE_MS, type HistoryEvent } from '../../testing/histories/event.ts';

const PLACE = { station: 0, fuel: DIESEL };
let player: HistoryPlayer;
beforeAll(async () => {
  player = await openHistoryPlayer(await openTestDatabase());
});

/** Reads the displayed price, other people's claims and their records. */
async function whole(events: readonly HistoryEvent[], without: number) {
  await player.begin();
  for (const event of events) await player.play(event);
  const claims = await player.claims(PLACE);
  const records = await player.records(PEOPLE);
  return [await player.read(PLACE), claims.filter(({ label }) => label !== without), records];
}

async function leavesNoTrace(
  cases: fc.Arbitrary<WithdrawnHistory>,
  examples: [WithdrawnHistory][] = [],
) {
  await holds(
    fc.asyncProperty(cases, async ({ before, event, between, undone, after }) => {
      const never = await whole([...before, ...between, ...after], event.label);
      const events = [...before, event, ...between, undone, ...after];
      expect(await whole(events, event.label)).toEqual(never);
    }),
    { examples },
  );
}

test("a withdrawn driver's report leaves no trace", async () => {
  await expect(leavesNoTrace(withdrawnHistory('driver'))).resolves.toBeUndefined();
});

test("a withdrawn owner's report leaves no trace", async () => {
  await expect(leavesNoTrace(withdrawnHistory('owner'))).resolves.toBeUndefined();
});

test('a withdrawn dispute leaves no trace', async () => {
  await expect(leavesNoTrace(withdrawnHistory('dispute'))).resolves.toBeUndefined();
});

test("a deleted account's reports of the last three days leave no trace", async () => {
  await expect(leavesNoTrace(withdrawnHistory('leaver'))).resolves.toBeUndefined();
});

test('an undone import row leaves no trace', async () => {
  const anna = { act: 'driver', who: 'anna', price: 1650, ago: 0 } as const;
  const row = { act: 'import', origin: 'open_charge_map', price: 1650, ago: 0 } as const;
  await expect(
    leavesNoTrace(withdrawnHistory('import'), [
      // A claim that the row confirmed or superseded waits again.
      [withWithdrawal(inTurn([anna]), row)],
      // So does a claim that was no longer held because the row confirmed it, however much later.
      [withWithdrawal(heldAndReported, sheetReports(1504), [30, 1500])],
      // A dispute that the row ended is open again.
      [withWithdrawal(disputed, { ...row, price: 1710 }, [30, 30])],
    ]),
  ).resolves.toBeUndefined();
});

/** The import holds a row that a driver also reports; a day later the row can be repeated. */
const heldAndReported = [
  ...inTurn([sheetReports(1700), sheetReports(1500), driverReports('anna', 1500)]),
  ...inTurn([{ act: 'jobs' }], { label: 3, at: START + 24 * 60 * MINUTE_MS }),
];
const disputed = inTurn([sheetReports(1700), disputes('anna'), disputes('bruno')]);
