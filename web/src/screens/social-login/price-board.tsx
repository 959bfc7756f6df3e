import { lazy, Suspense, useEffect, useRef } from 'react';
import { BestPrices } from './best-prices.tsx';
import styles from './price-board.module.css';
import { previewTarget } from './preview-target.ts';

// Few visits have a return address. Without a network the first one finds the sign empty, and the ways in below it.
const TargetPreview = lazy(() =>
  import('./target-preview.tsx').then(
    (module) => ({ default: module.TargetPreview }),
    () => ({ default: EmptyBoard }),
  ),
);

/** A forecourt sign: with the best prices of this moment, or with those of the page the visitor wanted to open. */
export function PriceBoard({ returnTo }: { returnTo: string | null }) {
  const sign = useRef<HTMLElement>(null);
  const shown = useRef(returnTo);
  useEffect(() => {
    // A row of the sign was pressed and has gone with its focus.
    if (shown.current !== returnTo) sign.current?.focus({ preventScroll: true });
    shown.current = returnTo;
  }, [returnTo]);
  const target = previewTarget(returnTo);
  return (
    <section ref={sign} className={styles.board} aria-labelledby="price-board" tabIndex={-1}>
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
