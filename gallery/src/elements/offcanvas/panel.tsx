import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer, type DrawerProps } from '@mantine/core';
import { useCloseOnBack } from '@pieno/ui/layers/use-close-on-back.ts';
import styles from './panel.module.css';

/** Mantine's drawer in the product's style: it has an accessible name, and opens and closes within 200 ms. */
export function Panel(props: DrawerProps) {
  useCloseOnBack(props.opened, props.onClose);
  return (
    <Drawer
      padding={16}
      transitionProps={{ duration: 160 }}
      overlayProps={{ backgroundOpacity: 0.55 }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 22 }}
      classNames={styles}
      {...props}
    />
  );
}
