import type { BusinessDetails } from '@pieno/contract/stations/business.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { m } from '../../../paraglide/messages.js';
import type { HistoryCardProps } from './history-card.tsx';
import { ChartPlace } from './chart-place.tsx';
import styles from './history.module.css';

/** Distance from the viewport at which the section loads. */
const NEAR = '160px';

/** 'Andamento': loads when scrolled near, or when the network is back (rule station-history). */
export function HistorySection({ details }: { details: BusinessDetails }) {
  const box = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType<HistoryCardProps> | null>(null);
  /** True if it cannot be loaded: not cached on this phone, and offline. */
  const [isMissing, setMissing] = useState(false);
  const load = () => {
    import('./history-card.tsx')
      .then(({ HistoryCard }) => setLoaded(() => HistoryCard))
      .catch(() => setMissing(true));
  };
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
        addEventListener('online', load);
      },
      { rootMargin: NEAR },
    );
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      removeEventListener('online', load);
    };
  }, []);
  return (
    <div ref={box} className={styles.section} data-loaded={Loaded !== null}>
      <Card title={m.history()}>
        {Loaded ? (
          <Loaded station={details.business.id} fuels={details.prices} />
        ) : isMissing ? (
          <Banner
            kind="offline"
            actions={
              <Button variant="quiet" onClick={load}>
                {m.retry()}
              </Button>
            }
          >
            {m.history_missing()}
          </Banner>
        ) : (
          <ChartPlace />
        )}
      </Card>
    </div>
  );
}
