import { rejectedRows, type Tally } from '../../modules/imports/runs/report.ts';

/** Returns the number of rows without an outcome in a report. */
export function unexplainedRows(tally: Tally): number {
  const { read, added, changed, unchanged, merged, held, withdrawn, outside, unplaced } = tally;
  const kept = read - outside - unplaced;
  return kept - added - changed - unchanged - merged - held - withdrawn - rejectedRows(tally);
}
