import { useState, type ComponentType } from 'react';
import { m } from '../paraglide/messages.js';
import type { PriceSheetProps } from './price-sheet.tsx';
import styles from './sheet-button.module.css';

export type SheetButtonProps = Pick<PriceSheetProps, 'entry'>;

/** The one button of a row or a winner's card, behind which everything about its price lies (rule price-sheet). */
export function SheetButton({ entry }: SheetButtonProps) {
  const [Sheet, setSheet] = useState<ComponentType<PriceSheetProps> | null>(null);
  const open = () =>
    import('./price-sheet.tsx')
      // Never opened on this phone, and no network now.
      .catch(() => import('./missing-sheet.tsx'))
      .then(({ PriceSheet }) => setSheet(() => PriceSheet));
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={m.sheet_open({ name: entry.business.name })}
        aria-haspopup="dialog"
        onClick={() => void open()}
      />
      {Sheet && <Sheet entry={entry} onClose={() => setSheet(null)} />}
    </>
  );
}
