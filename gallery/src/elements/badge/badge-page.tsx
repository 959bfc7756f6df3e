import '@mantine/core/styles/Badge.layer.css';
import { Badge } from '@mantine/core';
import { DECADE_COLORS } from '@pieno/contract/prices/fuels.ts';
import { Chip } from '@pieno/ui/chip.tsx';
import { FuelDot } from '@pieno/ui/price/fuel-dot.tsx';
import { Medal } from '@pieno/ui/price/medal.tsx';
import IconBolt from '~icons/tabler/bolt';
import IconClock from '~icons/tabler/clock';
import IconCheck from '~icons/tabler/check';
import IconFlame from '~icons/tabler/flame';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { Example } from '../../kit/examples/example.tsx';
import { FUELS } from '../../kit/fuels.ts';
import { SIZES } from '../../kit/sizes.ts';
import { TONE_NAMES, TONES } from '../../kit/tones.ts';
import styles from './badge-page.module.css';
import { Counts } from './counts.tsx';

const VARIANTS = ['filled', 'light', 'outline', 'dot'] as const;
const INBOX = [
  { name: 'Messages', count: 4 },
  { name: 'Price alerts', count: 12 },
  { name: 'Reviews to answer', count: 1 },
] as const;

export function BadgePage() {
  return (
    <ExamplePage>
      <Example title="Chips of the house" lead="Small pills beside a price or a name.">
        <div className={styles.row}>
          <Chip>Self € 1.669</Chip>
          <Chip tone="notice">Open now</Chip>
          <Chip tone="faded">To be confirmed</Chip>
        </div>
      </Example>
      {VARIANTS.map((variant) => (
        <Example key={variant} title={NAMES[variant]}>
          <div className={styles.row}>
            {TONE_NAMES.map((tone) => (
              <Badge tt="none" key={tone} size="lg" variant={variant} color={TONES[tone]}>
                {tone}
              </Badge>
            ))}
          </div>
        </Example>
      ))}
      <Example title="With an icon">
        <div className={styles.row}>
          <Badge
            tt="none"
            size="lg"
            leftSection={<IconCheck size={14} aria-hidden="true" />}
            color={TONES.success}
          >
            Verified
          </Badge>
          <Badge
            tt="none"
            size="lg"
            variant="light"
            color={TONES.warning}
            leftSection={<IconClock size={14} aria-hidden="true" />}
          >
            8 days old
          </Badge>
          <Badge
            tt="none"
            color={TONES.accent}
            size="lg"
            variant="light"
            leftSection={<IconBolt size={14} aria-hidden="true" />}
          >
            22 kW
          </Badge>
          <Badge
            tt="none"
            size="lg"
            variant="outline"
            color={TONES.danger}
            leftSection={<IconFlame size={14} aria-hidden="true" />}
          >
            Last litres
          </Badge>
        </div>
      </Example>
      <Example title="Sizes">
        <div className={styles.row}>
          {SIZES.map((size) => (
            <Badge tt="none" color={TONES.accent} key={size} size={size}>
              {size}
            </Badge>
          ))}
        </div>
      </Example>
      <Example title="Beside a heading">
        <div className={styles.headings}>
          <h3>
            Tre Torri{' '}
            <Badge tt="none" color={TONES.accent} variant="light">
              New
            </Badge>
          </h3>
          <h4>
            Borgo Carburanti{' '}
            <Badge tt="none" color={TONES.success}>
              Cheapest
            </Badge>
          </h4>
        </div>
      </Example>
      <Example title="Counting" lead="What is new since you last looked.">
        <Counts />
      </Example>
      <Example title="In a list">
        <ul role="list" className={styles.inbox}>
          {INBOX.map(({ name, count }) => (
            <li key={name}>
              {name}
              <Badge tt="none" color={TONES.accent} circle={count < 10} size="lg">
                {count}
              </Badge>
            </li>
          ))}
        </ul>
      </Example>
      <Example title="Medals" lead="Told apart by shape and number as well as by colour.">
        <div className={styles.medals}>
          {[1, 2, 3, 4, 12].map((rank) => (
            <Medal key={rank} rank={rank} label={`Place ${rank}`} />
          ))}
        </div>
      </Example>
      <Example title="Fuels" lead="Every fuel carries its own colour through the product.">
        <ul role="list" className={styles.fuels}>
          {FUELS.map(({ decade, name }) => (
            <li key={decade}>
              <FuelDot color={DECADE_COLORS[decade]} />
              {name}
            </li>
          ))}
        </ul>
      </Example>
    </ExamplePage>
  );
}

const NAMES = { filled: 'Solid', light: 'Soft', outline: 'Outlined', dot: 'With a dot' } as const;
