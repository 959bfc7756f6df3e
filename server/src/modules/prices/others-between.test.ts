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

/** Says of a kind that nothing of the word is left once it is taken back, whatever others have said meanwhile. */
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

// Those that fail wait for a core that tells a fuel anew from all of its words: what others said in between was heard, and
// is kept, as of the price that stood there then. The example of each shows how.
describe('whatever others have said in between', () => {
  // Since when a price stands is not told anew: the sheet's 1.700 keeps the day of a confirmation that is gone.
  test('what a driver takes back is as if it had never been said', async () => {
    await expect(
      leavesNoTrace(
        'report',
        withOthers('report', [SHEET], says('anna', 1700), [says('bruno', 1651), SHEET]),
      ),
    ).resolves.toBeUndefined();
  });

  // Anna's 1.700 was a claim against the owner's price; without that it would be a confirmation.
  test('what an owner takes back is as if it had never been said', async () => {
    await expect(
      leavesNoTrace('owner', withOthers('owner', [SHEET], ownerSays(1504), [says('anna', 1700)])),
    ).resolves.toBeUndefined();
  });

  // A free price waited, as the one beside it was contested; without the dispute it would have stood there meanwhile.
  test('a dispute that is taken back is as if it had never been said', async () => {
    await expect(
      leavesNoTrace(
        'dispute',
        withOthers('dispute', [SHEET], disputes('anna'), [says('dario', 1690), ownerSays(1700)]),
      ),
    ).resolves.toBeUndefined();
  });

  // Anna's confirmation is one of a price that is gone; without that it would be a claim.
  test('a row of an import that is undone is as if it had never been read', async () => {
    const row: Deed = { ...sheetSays(1651), origin: 'open_charge_map' };
    await expect(
      leavesNoTrace('import', withOthers('import', [SHEET], row, [says('anna', 'same')])),
    ).resolves.toBeUndefined();
  });

  // As of an owner: Anna's 1.700 was a claim against what two known drivers said.
  test('what goes with an account is as if it had never been said', async () => {
    await expect(
      leavesNoTrace(
        'account',
        withOthers('account', CARRIED, says(LEAVER, 1504), [says('anna', 1700)]),
      ),
    ).resolves.toBeUndefined();
  });

  // The same.
  test('what a lock takes away is as if it had never been said', async () => {
    await expect(
      leavesNoTrace('lock', withOthers('lock', CARRIED, says(LEAVER, 1504), [says('anna', 1700)])),
    ).resolves.toBeUndefined();
  });

  // What somebody known says again is one more voice, what anybody says a confirmation.
  test('who is known no more has never been known', async () => {
    const vouch: Deed = { act: 'vouch', who: VOUCHED };
    await expect(
      leavesNoTrace(
        'vouching',
        withOthers('vouching', [SHEET, says('anna', 1690)], vouch, [says(VOUCHED, 'same')]),
      ),
    ).resolves.toBeUndefined();
  });

  // Anna's confirmation of the other station's price stays with the kept one, which has no price.
  test('two stations that are parted again are as if they had never been one', async () => {
    const merge: Deed = { act: 'merge', merged: 1 };
    await expect(
      leavesNoTrace(
        'merge',
        withOthers('merge', [{ ...SHEET, station: 1 }], merge, [says('anna', 'same')]),
      ),
    ).resolves.toBeUndefined();
  });
});
