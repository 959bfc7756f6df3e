import type { RankingEntry } from '@pieno/contract/prices/prices.ts';
import { matchesQuery } from '../../core/format/matches-query.ts';

/** Returns the entries whose name, place or address contains every word of a query; all of them for an empty one. */
export const matching = <Entry extends Pick<RankingEntry, 'business'>>(
  entries: readonly Entry[],
  query: string,
): readonly Entry[] =>
  entries.filter(({ business: { name, locality, address } }) =>
    matchesQuery([name, locality, address].join(' '), query),
  );
