import type { Recorded } from '../../modules/prices/record.ts';
import type { Fate } from '../../modules/prices/evaluate/heard.ts';

/**
 * The outcome of a source's prices for comparison in tests: numbers, and the positions of prices that were not simply
 * accepted.
 */
export function tallyOf({ heard, count, doubtful, confirmed, moved }: Recorded) {
  const of = (fate: Fate) => heard.filter((row) => row.fate === fate);
  const at = (fate: Fate) => of(fate).map(({ index }) => ({ index }));
  return {
    added: count('added'),
    doubtful,
    known: count('known'),
    superseded: at('superseded'),
    held: of('held').map(({ index, doubt }) => ({ index, reason: doubt })),
    withdrawn: at('withdrawn'),
    rejected: of('rejected').map(({ index, refused, range }) => ({
      index,
      reason: refused,
      ...(range && { range }),
    })),
    confirmed,
    moved,
  };
}
