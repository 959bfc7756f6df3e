import type { Recorded } from '../../modules/prices/record.ts';
import type { Fate } from '../../modules/prices/evaluate/heard.ts';

/** What came of a source's words, as tests compare it: numbers, and the positions of what was not simply taken. */
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
