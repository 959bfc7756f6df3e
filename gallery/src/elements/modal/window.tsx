import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal, type ModalProps } from '@mantine/core';
import { useCloseOnBack } from '@pieno/ui/layers/use-close-on-back.ts';
import styles from './window.module.css';

interface WindowProps extends ModalProps {
  /** At the bottom of the screen. */
  atBottom?: boolean;
}

/** Mantine's modal in the product's style: it has an accessible name and opens within 200 ms. */
export function Window({ atBottom = false, ...props }: WindowProps) {
  useCloseOnBack(props.opened, props.onClose);
  return (
    <Modal
      padding={16}
      transitionProps={{ duration: 160, transition: atBottom ? 'slide-up' : 'pop' }}
      overlayProps={{ backgroundOpacity: 0.55 }}
      closeButtonProps={{ 'aria-label': 'Close', size: 44, iconSize: 22 }}
      classNames={{
        ...styles,
        ...(atBottom && { inner: styles.bottom, content: `${styles.content} ${styles.sheet}` }),
      }}
      {...props}
    />
  );
}
