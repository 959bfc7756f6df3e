import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu, type MenuProps } from '@mantine/core';

import styles from './action-menu.module.css';
import type { Icon } from '@pieno/ui/icon.tsx';

export interface Action {
  name: string;
  icon: Icon;
  /** True for a destructive action, e.g. "Remove". */
  isGrave?: boolean;
  onClick: () => void;
}

interface ActionMenuProps extends Pick<MenuProps, 'position' | 'returnFocus'> {
  /** Accessible name of the button. */
  label: string;
  icon: Icon;
  actions: readonly Action[];
}

export function ActionMenu({ label, icon: Outline, actions, ...menu }: ActionMenuProps) {
  return (
    <Menu
      position="bottom-end"
      transitionProps={{ duration: 120 }}
      // Without the placeholder, the first item gets the focus.
      withInitialFocusPlaceholder={false}
      {...menu}
    >
      <Menu.Target>
        <button type="button" className={styles.target} aria-label={label}>
          <Outline size={22} stroke={1.75} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.dropdown}>
        {actions.map(({ name, icon: ActionIcon, isGrave = false, onClick }) => (
          <Menu.Item
            key={name}
            className={styles.item}
            data-grave={isGrave}
            leftSection={<ActionIcon size={20} stroke={1.75} aria-hidden="true" />}
            onClick={onClick}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
