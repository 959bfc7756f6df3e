import { Suspense, useEffect, useRef } from 'react';
import { BestPrices } from './best-prices.tsx';
import styles from './price-board.module.css';
import { later } from '../../core/takeover/later.ts';
import { previewTarget, type PreviewTarget } from './preview-target.ts';

// Few visits have a return address. Without a network the first one shows an empty board above the sign-in buttons.
const TargetPreview = later<{ target: PreviewTarget }>(
  () =>
    import('./target-preview.tsx').then((module) => module.TargetPreview).catch(() => EmptyBoard),
  { isFirst: () => location.search !== '', onServer: true },
);

/** The forecourt's price board, with the current best prices or those of the page the visitor wanted to open. */
export function PriceBoard({ returnTo }: { returnTo: string | null }) {
  const board = useRef<HTMLElement>(null);
  const shown = useRef(returnTo);
  useEffect(() => {
    // The pressed row of the board is gone with its focus.
    if (shown.current !== returnTo) board.current?.focus({ preventScroll: true });
    shown.current = returnTo;
  }, [returnTo]);
  const target = previewTarget(returnTo);
  return (
    <section ref={board} className={styles.board} aria-labelledby="price-board" tabIndex={-1}>
      <div className={styles.panel}>
        {target ? (
          <Suspense fallback={<EmptyBoard />}>
            <TargetPreview target={target} />
          </Suspense>
        ) : (
          <BestPrices />
        )}
      </div>
    </section>
  );
}

function EmptyBoard() {
  return <div id="price-board" className={styles.place} />;
}
