import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { PANES } from './panes.ts';
import styles from './tab-group.module.css';

interface TabGroupProps {
  /** Accessible name of the tab list. */
  label: string;
  look: 'line' | 'outline' | 'pills' | 'vertical';
  withIcons?: boolean;
  /** Stretches the tabs to the full width. */
  grow?: boolean;
  /** Tabs below their pane. */
  below?: boolean;
}

const VARIANTS = {
  line: 'default',
  outline: 'outline',
  pills: 'pills',
  vertical: 'default',
} as const;

/** Three tabs; the first is open. */
export function TabGroup({ label, look, withIcons, grow, below = false }: TabGroupProps) {
  const list = (
    <Tabs.List aria-label={label} grow={grow}>
      {PANES.map(({ name, icon: Outline }) => (
        <Tabs.Tab
          key={name}
          value={name}
          leftSection={withIcons && <Outline size={20} stroke={1.75} aria-hidden="true" />}
        >
          {name}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
  return (
    <Tabs
      variant={VARIANTS[look]}
      orientation={look === 'vertical' ? 'vertical' : 'horizontal'}
      inverted={below}
      defaultValue={PANES[0]!.name}
      data-look={look}
      classNames={styles}
    >
      {!below && list}
      {PANES.map(({ name, title, text }) => (
        <Tabs.Panel key={name} value={name}>
          <h3>{title}</h3>
          <p>{text}</p>
        </Tabs.Panel>
      ))}
      {below && list}
    </Tabs>
  );
}
