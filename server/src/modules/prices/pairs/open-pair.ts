/** Types of an opened station and fuel, and the step that adds a report to it. */
import { step } from '../fold/fold.ts';
import type { PriceWord } from '../fold/add-price.ts';
import { newPrice } from '../fold/new-price.ts';
import type { Carried, PairState } from '../fold/pair-state.ts';
import type { Facts } from '../fold/words.ts';
import type { EvaluatedReport } from '../evaluate/evaluated-report.ts';
import type { ConfirmationRow, DisputeRow, KeptPrice, PairRows } from './read-pairs.ts';
import type { StoredFacts } from './stored-facts.ts';

/** The rows of a station and fuel, by the ids of their reports in the folded state. */
export interface RowsBySaid {
  prices: Map<number, KeptPrice>;
  confirmations: Map<number, ConfirmationRow>;
  disputes: Map<number, DisputeRow>;
  /** The highest id. */
  last: number;
}

/** A station and fuel opened in a change: its rows, and the state folded from them. */
export interface OpenPair extends RowsBySaid {
  pair: PairRows;
  state: PairState;
  /** The facts that evaluate a new report, and their stored form. */
  facts: Facts;
  stored: StoredFacts;
  /** Uses a share for a report that had effect. */
  spend(carried: Carried): void;
}

/** Adds an evaluated and stored report to an opened state. @param id of the row in the log */
export function addReport(
  open: OpenPair,
  word: PriceWord,
  heard: EvaluatedReport,
  id: number,
): void {
  const said = { ...word, heard, id: (open.last += 1) };
  if (heard.isNew) {
    const { facts = null } = heard;
    open.prices.set(said.id, { ...newPrice(word, word.at, heard), id, turn: null, facts });
  }
  step(open.state, said);
  for (const carried of open.state.carried.splice(0)) open.spend(carried);
}
