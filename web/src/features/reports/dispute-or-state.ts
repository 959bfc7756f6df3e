/**
 * A driver's report beside the prices: a dispute, or a state that prevents filling up
 * (rule price-sheet).
 */
import type {
  PriceDispute,
  StationStateAnswer,
  StationStateReport,
} from '@pieno/contract/prices/reports.ts';
import type { User } from '@pieno/contract/accounts/visitor.ts';
import { disputePrice, reportState } from '../../core/api/prices/reports.ts';
import { serverNow } from '../../core/api/server-clock.ts';
import { m } from '../../paraglide/messages.js';
import { STATE_TEXTS } from '../prices/state-text.ts';
import { rememberDispute } from './sheet/recent-disputes.ts';
import { fuelNameIn, pricesText } from './sent-text.ts';
import type { StationLine } from './totem/station-lines.ts';

export type DisputeOrState = PriceDispute | StationStateReport;

/** Submits it. @returns the thanks */
export async function submitDisputeOrState(
  report: DisputeOrState,
  user: User | null,
): Promise<string> {
  if ('state' in report) return thanksText(report, await reportState(report));
  const { state, message, id = null, undo_until = null } = await disputePrice(report);
  if (user && state !== 'changed')
    rememberDispute({ ...report, user_id: user.id, at: serverNow().toISOString(), id, undo_until });
  return message;
}

/**
 * Describes it: 'Esaurito Diesel Self', 'Prezzo sbagliato: Diesel Self € 1,599'. @param lines
 * of the station
 */
export function disputeOrStateText(report: DisputeOrState, lines: readonly StationLine[]): string {
  if (!('state' in report)) return m.tapped_dispute({ price: pricesText([report], lines) });
  const { state, fuel_type_id: id } = report;
  if (state === 'working') return m.state_working();
  if (id === undefined) return STATE_TEXTS[state]();
  return m.state_sold_out_fuel({ fuel: fuelNameIn(lines, id) });
}

function thanksText(
  { state, fuel_type_id }: StationStateReport,
  { states, message }: StationStateAnswer,
): string {
  if (state === 'working')
    return states.length === 0 ? m.state_working_done() : m.state_working_kept();
  const shown = states.find(
    (each) => each.state === state && each.fuel_type_id === (fuel_type_id ?? null),
  );
  return message ?? (shown?.counts ? m.state_thanks() : m.state_thanks_shown());
}
