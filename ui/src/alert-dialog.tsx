import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './alert-dialog.module.css';

interface AlertDialogProps {
  message: string;
  closeLabel: string;
  onClose: () => void;
}

/**
 * Says one thing and waits until it has been read. The browser's own modal dialog: it holds the
 * focus, gives it back, and closes on Escape. Mount it to open it.
 */
export function AlertDialog({ message, closeLabel, onClose }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const messageId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={messageId}
      className={styles.dialog}
      onClose={onClose}
    >
      <p id={messageId} className={styles.message}>
        {message}
      </p>
      <Button wide onClick={() => dialog.current?.close()}>
        {closeLabel}
      </Button>
    </dialog>
  );
}
