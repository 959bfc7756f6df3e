import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './modal.module.css';
import { useCloseOnBack } from './use-close-on-back.ts';

interface ModalProps {
  /** For a dialog that expects an answer. */
  role?: 'alertdialog' | undefined;
  /** Id of the element that names the dialog. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog: it traps the focus, gives it back when closed, and closes on Escape, Back and the buttons of a
 * form with the method `dialog`. Opens when mounted. Inside the dark panel of the prices, too, it has the page's
 * colours.
 */
export function Modal({ role, labelledBy, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useCloseOnBack(true, () => dialog.current?.close());
  return createPortal(
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      className={styles.modal}
      // React bubbles the close event of a nested dialog up to this one.
      onClose={(event) => event.target === event.currentTarget && onClose()}
    >
      {children}
    </dialog>,
    document.body,
  );
}
