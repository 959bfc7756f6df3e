/** Actions for histories in tests. */
import type { Deed, SaidPrice } from './word.ts';

export const says = (who: string, price: SaidPrice): Deed => ({
  act: 'driver',
  who,
  price,
  ago: 0,
});
export const ownerSays = (price: SaidPrice): Deed => ({ act: 'owner', price });
export const sheetSays = (price: number): Deed & { act: 'import' } => ({
  act: 'import',
  origin: 'operator_sheet',
  price,
  ago: 0,
});
export const disputes = (who: string): Deed => ({ act: 'dispute', who, isOwner: false });
export const undo = (of: number): Deed => ({ act: 'undo report', of });
