import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { use, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { PriceSheetProps } from './price-sheet.tsx';
import styles from './sheet-button.module.css';
import { SheetPlace, type OpenedSheet } from './sheet-place.ts';

export interface SheetButtonProps extends Pick<PriceSheetProps, 'entry'> {
  /** What the button is about; by default the station. */
  name?: string;
}

/** The button beside a price that opens everything about it (rule price-sheet). */
export function SheetButton({ entry, name = entry.business.name }: SheetButtonProps) {
  const show = use(SheetPlace);
  const [opened, setOpened] = useState<OpenedSheet | null>(null);
  /** True if the sheet cannot be loaded: not cached on this phone, and offline. */
  const [isMissing, setMissing] = useState(false);
  const open = () => {
    setMissing(false);
    import('./price-sheet.tsx')
      .then(({ PriceSheet }) => (show ?? setOpened)({ Sheet: PriceSheet, entry }))
      .catch(() => setMissing(true));
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-screen-only
        aria-label={m.sheet_open({ name })}
        aria-haspopup="dialog"
        onClick={open}
      />
      {isMissing && (
        <div className={styles.missing} data-screen-only>
          <Banner
            kind="offline"
            actions={
              <>
                <Button variant="quiet" onClick={open}>
                  {m.retry()}
                </Button>
                <Button variant="quiet" onClick={() => setMissing(false)}>
                  {m.sheet_missing_close()}
                </Button>
              </>
            }
          >
            {m.sheet_missing()}
          </Banner>
        </div>
      )}
      {opened && (
        <opened.Sheet
          // Another station may have become the best meanwhile.
          entry={entry.business.id === opened.entry.business.id ? entry : opened.entry}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
