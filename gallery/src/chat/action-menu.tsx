import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu, type MenuProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import styles from './action-menu.module.css';

export interface Action {
  name: string;
  icon: Icon;
  /** Takes something away. */
  isGrave?: boolean;
  onClick: () => void;
}

interface ActionMenuProps extends Pick<MenuProps, 'position' | 'returnFocus'> {
  /** What the button opens, said aloud. */
  label: string;
  icon: Icon;
  actions: readonly Action[];
}

/** A round button, and what may be done here. */
export function ActionMenu({ label, icon: Outline, actions, ...menu }: ActionMenuProps) {
  return (
    <Menu
      position="bottom-end"
      transitionProps={{ duration: 120 }}
      // A menu holds nothing but its entries: the first one takes the focus.
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
