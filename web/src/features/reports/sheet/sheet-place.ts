import { createContext, type ComponentType } from 'react';
import type { PriceSheetProps } from './price-sheet.tsx';
import type { SheetEntry } from './sheet-target.ts';

export interface OpenedSheet {
  Sheet: ComponentType<PriceSheetProps>;
  entry: SheetEntry;
}

/**
 * Shows a sheet in the place of the button that opens it: for lists whose rows move elsewhere by what is said in it.
 * Null where the button stays.
 */
export const SheetPlace = createContext<((opened: OpenedSheet) => void) | null>(null);
