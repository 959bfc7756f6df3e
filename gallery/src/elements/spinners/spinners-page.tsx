import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/LoadingOverlay.layer.css';
import { Loader } from '@mantine/core';
import { BrandMark } from '@pieno/ui/frame/brand-mark.tsx';
import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Skeleton } from '@pieno/ui/states/skeleton.tsx';
import { Spinner } from '@pieno/ui/states/spinner.tsx';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import calm from '../../kit/calm-loader.module.css';
import { TONE_NAMES, TONES } from '../../kit/tones.ts';
import { CoverExample } from './cover-example.tsx';
import styles from './spinners.module.css';

const TYPES = ['oval', 'bars', 'dots'] as const;
const SIZES = [16, 24, 36, 48] as const;

export function SpinnersPage() {
  return (
    <ExamplePage>
      <Example title="The spinner of the house" lead="A ring with its words, read aloud.">
        <Spinner label="Looking for the best price…" />
      </Example>
      <Example title="Three kinds">
        <div className={styles.row}>
          {TYPES.map((type) => (
            <span key={type} className={styles.named}>
              <Loader type={type} className={calm.loader} aria-hidden="true" />
              {type}
            </span>
          ))}
        </div>
      </Example>
      <Example title="Tones">
        <div className={styles.row}>
          {TONE_NAMES.map((tone) => (
            <span key={tone} className={styles.named}>
              <Loader size={28} color={TONES[tone]} className={calm.loader} aria-hidden="true" />
              {tone}
            </span>
          ))}
        </div>
      </Example>
      <Example title="Sizes">
        <div className={styles.row}>
          {SIZES.map((size) => (
            <span key={size} className={styles.named}>
              <Loader size={size} className={calm.loader} aria-hidden="true" />
              {size} px
            </span>
          ))}
        </div>
      </Example>
      <Example title="In a button" lead="The button keeps its words.">
        <div className={styles.row}>
          <Button aria-busy disabled>
            <BusyIcon size={20} />
            Saving…
          </Button>
          <Button variant="default" aria-busy disabled>
            <BusyIcon size={20} />
            Searching…
          </Button>
        </div>
      </Example>
      <Example title="Over what is there" lead="Two seconds, and nothing moves.">
        <CoverExample />
      </Example>
      <Example
        title="In place of what comes"
        lead="Blocks of the final size: nothing jumps when it is there."
      >
        <div className={styles.person}>
          <Skeleton width={48} height={48} />
          <span className={styles.lines}>
            <Skeleton width="60%" height={16} />
            <Skeleton width="90%" height={12} />
          </span>
        </div>
        <div className={styles.lines}>
          <Skeleton width="100%" height={140} />
          <Skeleton width="80%" height={16} />
          <Skeleton width="45%" height={16} />
        </div>
      </Example>
      <Example title="The drop">
        <p className={styles.brand} role="status">
          <span className={styles.drop}>
            <BrandMark size={64} />
          </span>
          One moment…
        </p>
      </Example>
    </ExamplePage>
  );
}
