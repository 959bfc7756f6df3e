import { useId, type ReactNode } from 'react';
import styles from './alert-dialog.module.css';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

interface AlertDialogProps {
  message: string;
  closeLabel: string;
  onClose: () => void;
  /** What says yes, where the message is a question; `closeLabel` is then the no. */
  children?: ReactNode;
}

/** Says one thing, or asks one, and waits for the answer. Mount it to open it. */
export function AlertDialog({ message, closeLabel, onClose, children }: AlertDialogProps) {
  const messageId = useId();
  return (
    <Modal role="alertdialog" labelledBy={messageId} onClose={onClose}>
      <p id={messageId} className={styles.message}>
        {message}
      </p>
      <form method="dialog" className={styles.actions}>
        {children}
        <Button type="submit" wide variant={children ? 'default' : 'filled'}>
          {closeLabel}
        </Button>
      </form>
    </Modal>
  );
}
