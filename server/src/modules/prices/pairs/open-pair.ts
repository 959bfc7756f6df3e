import { step } from '../fold/fold.ts';
import type { PriceWord } from '../fold/hear.ts';
import { newPrice } from '../fold/new-price.ts';
import type { Carried, PairState } from '../fold/pair-state.ts';
import type { Facts } from '../fold/words.ts';
import type { Heard } from '../evaluate/heard.ts';
import type { ConfirmationRow, DisputeRow, KeptPrice, PairRows } from './read-pairs.ts';
import type { StoredFacts } from './stored-facts.ts';

/** The rows in which the words of a pair stand, by the ids of what was said in the state. */
export interface RowsBySaid {
  prices: Map<number, KeptPrice>;
  confirmations: Map<number, ConfirmationRow>;
  disputes: Map<number, DisputeRow>;
  /** The last of the ids. */
  last: number;
}

/** A pair that is open: what was read of it, and what its words have made of it by now. */
export interface OpenPair extends RowsBySaid {
  pair: PairRows;
  state: PairState;
  /** What a word about it is measured by now, and how that is kept. */
  facts: Facts;
  stored: StoredFacts;
  /** Counts that a known person's word has had effect. */
  spend(carried: Carried): void;
}

/** Says in an open pair what was heard and appended. @param id of the row in the log */
export function sayIn(open: OpenPair, word: PriceWord, heard: Heard, id: number): void {
  const said = { ...word, heard, id: (open.last += 1) };
  if (heard.isNew) {
    const { facts = null } = heard;
    open.prices.set(said.id, { ...newPrice(word, word.at, heard), id, turn: null, facts });
  }
  step(open.state, said);
  for (const carried of open.state.carried.splice(0)) open.spend(carried);
}
