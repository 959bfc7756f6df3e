import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/RingProgress.layer.css';
import '@mantine/core/styles/SemiCircleProgress.layer.css';
import { Progress, RingProgress, SemiCircleProgress } from '@mantine/core';
import { DECADE_COLORS } from '@pieno/contract/prices/fuels.ts';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import IconPhotoUp from '~icons/tabler/photo-up';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { TONE_NAMES, TONES } from '../../kit/tones.ts';
import styles from './progress.module.css';
import { TankExample } from './tank-example.tsx';

const track = { root: styles.track };
const SIZES = [4, 8, 12, 20] as const;
const SHARES = [
  { decade: 10, name: 'Petrol', share: 48 },
  { decade: 20, name: 'Diesel', share: 34 },
  { decade: 30, name: 'LPG', share: 11 },
] as const;
const RINGS = [
  { name: 'Fresh prices', value: 82, color: TONES.success },
  { name: 'Reviews', value: 45, color: TONES.accent },
  { name: 'Pictures', value: 18, color: TONES.warning },
] as const;

export function ProgressPage() {
  return (
    <ExamplePage>
      <Example title="A tank" lead="Start it and watch: it stops when it is full.">
        <TankExample />
      </Example>
      <Example title="Tones" lead="With what they count above them.">
        <ul role="list" className={styles.named}>
          {TONE_NAMES.map((tone, index) => (
            <li key={tone}>
              <span className={styles.names}>
                <span>{tone}</span>
                <span>{90 - index * 18} %</span>
              </span>
              <Progress
                aria-label={tone}
                value={90 - index * 18}
                color={TONES[tone]}
                classNames={track}
              />
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Sizes">
        {SIZES.map((size, index) => (
          <Progress
            key={size}
            aria-label={`${size} pixels high`}
            size={size}
            value={30 + index * 15}
            classNames={track}
          />
        ))}
      </Example>
      <Example title="With its figure inside">
        <Progress.Root size={24} classNames={track}>
          <Progress.Section value={64} color={TONES.accent} aria-label="Storage in use">
            <Progress.Label className={styles.label}>64 %</Progress.Label>
          </Progress.Section>
        </Progress.Root>
      </Example>
      <Example title="Striped" lead="And moving, where motion is welcome.">
        <Progress aria-label="Striped" size={12} striped value={60} classNames={track} />
        <Progress
          aria-label="Striped and moving"
          size={12}
          animated
          value={75}
          color={TONES.success}
          classNames={track}
        />
      </Example>
      <Example title="In parts" lead="What is sold, fuel by fuel.">
        <Progress.Root size={20} classNames={track}>
          {SHARES.map(({ decade, name, share }) => (
            <Progress.Section
              key={name}
              value={share}
              color={DECADE_COLORS[decade]}
              aria-label={name}
            />
          ))}
        </Progress.Root>
        <ul role="list" className={styles.legend}>
          {SHARES.map(({ decade, name, share }) => (
            <li key={name}>
              <FuelDot color={DECADE_COLORS[decade]} />
              {name} {share} %
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Rings">
        <div className={styles.rings}>
          {RINGS.map(({ name, value, color }) => (
            <div key={name} className={styles.ring}>
              <RingProgress
                size={92}
                thickness={9}
                roundCaps
                rootColor="var(--hairline)"
                sections={[{ value, color }]}
                label={<span className={styles.figure}>{value} %</span>}
              />
              {name}
            </div>
          ))}
        </div>
      </Example>
      <Example title="A gauge">
        <div className={styles.rings}>
          <SemiCircleProgress
            value={71}
            size={220}
            thickness={16}
            filledSegmentColor={TONES.accent}
            emptySegmentColor="var(--hairline)"
            label={<span className={styles.figure}>36 of 50 litres</span>}
          />
        </div>
      </Example>
      <Example title="An upload">
        <div className={styles.upload}>
          <IconPhotoUp size={32} stroke={1.75} aria-hidden="true" />
          <span className={styles.names}>
            <span>forecourt.jpg</span>
            <strong>93 %</strong>
          </span>
          <Progress aria-label="Upload of forecourt.jpg" value={93} classNames={track} />
        </div>
        <p className={styles.small}>17 sec remaining</p>
      </Example>
    </ExamplePage>
  );
}
