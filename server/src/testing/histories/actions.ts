/** Actions for histories in tests. */
import type { Action, EventPrice } from './event.ts';

export const driverReports = (who: string, price: EventPrice): Action => ({
  act: 'driver',
  who,
  price,
  ago: 0,
});
export const ownerReports = (price: EventPrice): Action => ({ act: 'owner', price });
export const sheetReports = (price: number): Action & { act: 'import' } => ({
  act: 'import',
  origin: 'operator_sheet',
  price,
  ago: 0,
});
export const disputes = (who: string): Action => ({ act: 'dispute', who, isOwner: false });
export const undo = (of: number): Action => ({ act: 'undo report', of });
