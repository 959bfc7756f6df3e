import { useId, type ReactNode } from 'react';
import styles from './alert-dialog.module.css';
import { Button } from '../buttons/button.tsx';
import { Modal } from './modal.tsx';

interface AlertDialogProps {
  message: string;
  closeLabel: string;
  onClose: () => void;
  /** The confirming action of a question; `closeLabel` is then the refusal. */
  children?: ReactNode;
}

/** A modal message or question. Opens when mounted. */
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
