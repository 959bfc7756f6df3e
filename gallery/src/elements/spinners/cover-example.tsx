import { LoadingOverlay } from '@mantine/core';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Price } from '@pieno/ui/price/price.tsx';
import calm from '../../kit/calm-loader.module.css';
import { useBusy } from '../../kit/use-busy.ts';
import styles from './spinners.module.css';

/** Simulated work, in milliseconds. */
export const COVER_MS = 2000;

/** A loading overlay; the card keeps its size. */
export function CoverExample() {
  const { isBusy, start } = useBusy(COVER_MS);
  return (
    <>
      <div className={styles.cover} aria-busy={isBusy}>
        <LoadingOverlay
          visible={isBusy}
          zIndex={1}
          transitionProps={{ duration: 160 }}
          loaderProps={{
            size: 32,
            className: calm.loader,
            'aria-label': 'Refreshing',
            role: 'status',
          }}
          overlayProps={{ radius: 12 }}
        />
        <strong>Tre Torri</strong>
        <p lang="it">
          <Price value={1.669} unit="litre" />
        </p>
      </div>
      <Button variant="default" disabled={isBusy} onClick={start}>
        Refresh
      </Button>
    </>
  );
}
