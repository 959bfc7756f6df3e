import { lazy, Suspense, useEffect, useRef } from 'react';
import { BestSign } from './best-sign.tsx';
import styles from './entry-totem.module.css';
import { wishTarget } from './wish-target.ts';

// Few visits have a wish. Without a network the first one finds the sign empty, and the ways in below it.
const WishSign = lazy(() =>
  import('./wish-sign.tsx').then(
    (module) => ({ default: module.WishSign }),
    () => ({ default: EmptySign }),
  ),
);

/** A forecourt sign: with the best prices of this moment, or with those of the page the visitor wishes to see. */
export function EntryTotem({ wish }: { wish: string | null }) {
  const sign = useRef<HTMLElement>(null);
  const shown = useRef(wish);
  useEffect(() => {
    // A row of the sign was pressed and has gone with its focus.
    if (shown.current !== wish) sign.current?.focus({ preventScroll: true });
    shown.current = wish;
  }, [wish]);
  const target = wishTarget(wish);
  return (
    <section ref={sign} className={styles.totem} aria-labelledby="totem" tabIndex={-1}>
      <div className={styles.panel}>
        {target ? (
          <Suspense fallback={<EmptySign />}>
            <WishSign target={target} />
          </Suspense>
        ) : (
          <BestSign />
        )}
      </div>
    </section>
  );
}

function EmptySign() {
  return <div id="totem" className={styles.place} />;
}
