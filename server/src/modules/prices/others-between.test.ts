// Tests rule report-settled.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openHistoryPlayer, type HistoryPlayer } from '../../testing/prices/history-player.ts';
import { compareWithdrawn } from '../../testing/histories/compare-withdrawn.ts';
import {
  disputes,
  ownerReports,
  driverReports,
  sheetReports,
} from '../../testing/histories/actions.ts';
import { holds } from '../../testing/histories/holds.ts';
import {
  othersBetween,
  withOthers,
  type Between,
  type Kind,
} from '../../testing/histories/others-between.ts';
import { LEAVER, VOUCHED } from '../../testing/histories/arbitrary.ts';
import type { Action } from '../../testing/histories/event.ts';

let player: HistoryPlayer;
beforeAll(async () => {
  player = await openHistoryPlayer(await openTestDatabase());
});

/** Asserts that a withdrawn report of a kind leaves no trace, despite other people's reports in between. */
async function leavesNoTrace(kind: Kind, ...examples: Between[]) {
  await holds(
    fc.asyncProperty(othersBetween(kind), async (one) => {
      const { outcome, difference } = await compareWithdrawn(player, kind, one);
      fc.pre(!['door', 'settled', 'vain'].includes(outcome));
      expect(difference?.withEvent).toEqual(difference?.without);
    }),
    { examples: examples.map((one) => [one]) },
  );
}

const SHEET = sheetReports(1700);
const HELD_SUPPORTED = [SHEET, driverReports('bruno', 1504)];

// Each example has reports in between that were first evaluated with the withdrawn one.
describe('with any reports in between', () => {
  // The start of the sheet's 1.700 must not keep the time of the withdrawn confirmation.
  test("a withdrawn driver's report leaves no trace", async () => {
    await expect(
      leavesNoTrace(
        'report',
        withOthers('report', [SHEET], driverReports('anna', 1700), [
          driverReports('bruno', 1651),
          SHEET,
        ]),
      ),
    ).resolves.toBeUndefined();
  });

  // Anna's 1.700 was a claim against the owner's price; without that it is a confirmation.
  test("a withdrawn owner's report leaves no trace", async () => {
    await expect(
      leavesNoTrace(
        'owner',
        withOthers('owner', [SHEET], ownerReports(1504), [driverReports('anna', 1700)]),
      ),
    ).resolves.toBeUndefined();
  });

  // A free price waited beside a contested one; without the dispute it would have been current meanwhile.
  test('a withdrawn dispute leaves no trace', async () => {
    await expect(
      leavesNoTrace(
        'dispute',
        withOthers('dispute', [SHEET], disputes('anna'), [
          driverReports('dario', 1690),
          ownerReports(1700),
        ]),
      ),
    ).resolves.toBeUndefined();
  });

  // Anna confirmed a withdrawn price; without it her report is a claim.
  test('an undone import row leaves no trace', async () => {
    const row: Action = { ...sheetReports(1651), origin: 'open_charge_map' };
    await expect(
      leavesNoTrace('import', withOthers('import', [SHEET], row, [driverReports('anna', 'same')])),
    ).resolves.toBeUndefined();
  });

  // Anna's 1.700 was a claim against the price of two known drivers.
  test("a deleted account's reports leave no trace", async () => {
    await expect(
      leavesNoTrace(
        'account',
        withOthers('account', HELD_SUPPORTED, driverReports(LEAVER, 1504), [
          driverReports('anna', 1700),
        ]),
      ),
    ).resolves.toBeUndefined();
  });

  test("a locked person's reports leave no trace", async () => {
    await expect(
      leavesNoTrace(
        'lock',
        withOthers('lock', HELD_SUPPORTED, driverReports(LEAVER, 1504), [
          driverReports('anna', 1700),
        ]),
      ),
    ).resolves.toBeUndefined();
  });

  // A known person's repetition adds a supporter, anybody else's is a confirmation.
  test('a person no longer known has the effect of one never known', async () => {
    const vouch: Action = { act: 'vouch', who: VOUCHED };
    await expect(
      leavesNoTrace(
        'vouching',
        withOthers('vouching', [SHEET, driverReports('anna', 1690)], vouch, [
          driverReports(VOUCHED, 'same'),
        ]),
      ),
    ).resolves.toBeUndefined();
  });

  // Anna's confirmation of the other station's price stays with the remaining one, which has no price.
  test('two separated stations are as if never merged', async () => {
    const merge: Action = { act: 'merge', merged: 1 };
    await expect(
      leavesNoTrace(
        'merge',
        withOthers('merge', [{ ...SHEET, station: 1 }], merge, [driverReports('anna', 'same')]),
      ),
    ).resolves.toBeUndefined();
  });
});
