import { createContext, type ComponentType } from 'react';
import type { PriceSheetProps } from './price-sheet.tsx';
import type { SheetEntry } from './sheet-target.ts';

export interface OpenedSheet {
  Sheet: ComponentType<PriceSheetProps>;
  entry: SheetEntry;
}

/**
 * Shows a sheet outside its button: for lists whose rows move after a report in the sheet.
 * Null if the button shows it.
 */
export const SheetPlace = createContext<((opened: OpenedSheet) => void) | null>(null);
