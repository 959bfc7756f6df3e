import { Button } from '@pieno/ui/buttons/button.tsx';
import IconRefresh from '~icons/tabler/refresh';
import IconWifiOff from '~icons/tabler/wifi-off';
import { useState } from 'react';
import { ExamplePage } from '../kit/examples/example-page.tsx';
import styles from './fallback-page.module.css';

type Found = 'untried' | 'online' | 'offline';

const WORDS: Record<Found, string> = {
  untried: 'Check the cable, the Wi-Fi or the flight mode. The prices you saw last are still here.',
  online: 'Your internet connection is back.',
  offline: 'Still nothing. We keep what you have seen so far.',
};

/** Shown without a network; "Try again" checks whether the browser is online. */
export function FallbackPage() {
  const [found, setFound] = useState<Found>('untried');
  return (
    <ExamplePage layout="narrow">
      <section className={styles.fallback} aria-labelledby="fallback-title">
        <span className={styles.sign}>
          <IconWifiOff size={56} stroke={1.5} aria-hidden="true" />
        </span>
        <h2 id="fallback-title" className={styles.title}>
          No internet connection!
        </h2>
        <p className={styles.text} role="status">
          {WORDS[found]}
        </p>
        <Button onClick={() => setFound(navigator.onLine ? 'online' : 'offline')}>
          <IconRefresh size={18} stroke={1.75} aria-hidden="true" />
          Try again
        </Button>
      </section>
    </ExamplePage>
  );
}
