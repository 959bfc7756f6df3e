import { useEffect, useRef, type ReactNode } from 'react';
import styles from './modal.module.css';

interface ModalProps {
  /** Where an answer is expected. */
  role?: 'alertdialog' | undefined;
  /** The id of what names it. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A box over the page. The browser's own modal dialog: it holds the focus, gives it back, and closes on
 * Escape and on the buttons of a form with the method `dialog`. Mount it to open it.
 */
export function Modal({ role, labelledBy, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      className={styles.modal}
      // React hands the closing of a dialog inside this one up to here.
      onClose={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>
  );
}
