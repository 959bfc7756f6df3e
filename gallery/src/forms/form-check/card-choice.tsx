import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CheckboxCard.layer.css';
import '@mantine/core/styles/CheckboxIndicator.layer.css';
import { Checkbox } from '@mantine/core';
import IconBolt from '~icons/tabler/bolt';
import IconCoffee from '~icons/tabler/coffee';
import IconDroplet from '~icons/tabler/droplet';
import IconWind from '~icons/tabler/wind';
import { useState } from 'react';
import styles from './form-check-page.module.css';

const SERVICES = [
  { name: 'Car wash', icon: IconDroplet },
  { name: 'Coffee', icon: IconCoffee },
  { name: 'Charging', icon: IconBolt },
  { name: 'Air', icon: IconWind },
] as const;

const MAX = 2;

/** One or two cards must be chosen. */
export function CardChoice() {
  const [chosen, setChosen] = useState<string[]>(['Coffee']);
  return (
    <Checkbox.Group
      label="What you stop for"
      value={chosen}
      onChange={setChosen}
      error={chosen.length === 0 && 'Choose at least one'}
    >
      <div className={styles.cards}>
        {SERVICES.map(({ name, icon: Outline }) => (
          <Checkbox.Card
            key={name}
            value={name}
            className={styles.card}
            disabled={chosen.length === MAX && !chosen.includes(name)}
          >
            <Checkbox.Indicator />
            {name}
            <Outline size={22} stroke={1.75} aria-hidden="true" />
          </Checkbox.Card>
        ))}
      </div>
    </Checkbox.Group>
  );
}
