/** Types of an opened station and fuel, and the step that adds a report to it. */
import { step } from '../fold/fold.ts';
import { newPrice } from '../fold/new-price.ts';
import type { ShareCharge, PairState } from '../fold/pair-state.ts';
import type { Facts, PriceEvent } from '../fold/events.ts';
import type { EvaluatedReport } from '../evaluate/evaluated-report.ts';
import type { ConfirmationRow, DisputeRow, StoredPrice, PairRows } from './read-pairs.ts';
import type { StoredFacts } from './stored-facts.ts';

/** The rows of a station and fuel, by the ids of their reports in the folded state. */
export interface RowsByFoldId {
  prices: Map<number, StoredPrice>;
  confirmations: Map<number, ConfirmationRow>;
  disputes: Map<number, DisputeRow>;
  /** The highest id. */
  lastFoldId: number;
}

/** A station and fuel opened in a change: its rows, and the state folded from them. */
export interface OpenPair extends RowsByFoldId {
  pair: PairRows;
  state: PairState;
  /** The facts that evaluate a new report, and their stored form. */
  facts: Facts;
  stored: StoredFacts;
  /** Uses a share for a report that had effect. */
  chargeShare(charge: ShareCharge): void;
}

/** Adds an evaluated and stored report to an opened state. @param id of the row in the log */
export function addReport(
  open: OpenPair,
  event: PriceEvent,
  evaluated: EvaluatedReport,
  id: number,
): void {
  const evaluatedEvent = { ...event, evaluated, id: (open.lastFoldId += 1) };
  if (evaluated.isNew) {
    const { facts = null } = evaluated;
    open.prices.set(evaluatedEvent.id, {
      ...newPrice(event, event.at, evaluated),
      id,
      turn: null,
      facts,
    });
  }
  step(open.state, evaluatedEvent);
  for (const charge of open.state.shareCharges.splice(0)) open.chargeShare(charge);
}
