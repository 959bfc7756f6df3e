// Tests rule report-settled.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/database.ts';
import { openWordHistory, type WordHistory } from '../../testing/prices/word-history.ts';
import { compareUnsaid } from '../../testing/words/as-if-unsaid.ts';
import { disputes, ownerSays, says, sheetSays } from '../../testing/words/deeds.ts';
import { holds } from '../../testing/words/holds.ts';
import {
  othersBetween,
  withOthers,
  type Between,
  type Kind,
} from '../../testing/words/others-between.ts';
import { LEAVER, VOUCHED } from '../../testing/words/arbitrary.ts';
import type { Deed } from '../../testing/words/word.ts';

let words: WordHistory;
beforeAll(async () => {
  words = await openWordHistory(await openTestDatabase());
});

/** Asserts that a withdrawn report of a kind leaves no trace, despite other people's reports in between. */
async function leavesNoTrace(kind: Kind, ...examples: Between[]) {
  await holds(
    fc.asyncProperty(othersBetween(kind), async (one) => {
      const { outcome, difference } = await compareUnsaid(words, kind, one);
      fc.pre(!['door', 'settled', 'vain'].includes(outcome));
      expect(difference?.said).toEqual(difference?.never);
    }),
    { examples: examples.map((one) => [one]) },
  );
}

const SHEET = sheetSays(1700);
const CARRIED = [SHEET, says('bruno', 1504)];

// Each example has reports in between that were first evaluated with the withdrawn one.
describe('with any reports in between', () => {
  // The start of the sheet's 1.700 must not keep the time of the withdrawn confirmation.
  test("a withdrawn driver's report leaves no trace", async () => {
    await expect(
      leavesNoTrace(
        'report',
        withOthers('report', [SHEET], says('anna', 1700), [says('bruno', 1651), SHEET]),
      ),
    ).resolves.toBeUndefined();
  });

  // Anna's 1.700 was a claim against the owner's price; without that it is a confirmation.
  test("a withdrawn owner's report leaves no trace", async () => {
    await expect(
      leavesNoTrace('owner', withOthers('owner', [SHEET], ownerSays(1504), [says('anna', 1700)])),
    ).resolves.toBeUndefined();
  });

  // A free price waited beside a contested one; without the dispute it would have been current meanwhile.
  test('a withdrawn dispute leaves no trace', async () => {
    await expect(
      leavesNoTrace(
        'dispute',
        withOthers('dispute', [SHEET], disputes('anna'), [says('dario', 1690), ownerSays(1700)]),
      ),
    ).resolves.toBeUndefined();
  });

  // Anna confirmed a withdrawn price; without it her report is a claim.
  test('an undone import row leaves no trace', async () => {
    const row: Deed = { ...sheetSays(1651), origin: 'open_charge_map' };
    await expect(
      leavesNoTrace('import', withOthers('import', [SHEET], row, [says('anna', 'same')])),
    ).resolves.toBeUndefined();
  });

  // Anna's 1.700 was a claim against the price of two known drivers.
  test("a deleted account's reports leave no trace", async () => {
    await expect(
      leavesNoTrace(
        'account',
        withOthers('account', CARRIED, says(LEAVER, 1504), [says('anna', 1700)]),
      ),
    ).resolves.toBeUndefined();
  });

  test("a locked person's reports leave no trace", async () => {
    await expect(
      leavesNoTrace('lock', withOthers('lock', CARRIED, says(LEAVER, 1504), [says('anna', 1700)])),
    ).resolves.toBeUndefined();
  });

  // A known person's repetition adds a supporter, anybody else's is a confirmation.
  test('a person no longer known has the effect of one never known', async () => {
    const vouch: Deed = { act: 'vouch', who: VOUCHED };
    await expect(
      leavesNoTrace(
        'vouching',
        withOthers('vouching', [SHEET, says('anna', 1690)], vouch, [says(VOUCHED, 'same')]),
      ),
    ).resolves.toBeUndefined();
  });

  // Anna's confirmation of the other station's price stays with the remaining one, which has no price.
  test('two separated stations are as if never merged', async () => {
    const merge: Deed = { act: 'merge', merged: 1 };
    await expect(
      leavesNoTrace(
        'merge',
        withOthers('merge', [{ ...SHEET, station: 1 }], merge, [says('anna', 'same')]),
      ),
    ).resolves.toBeUndefined();
  });
});
