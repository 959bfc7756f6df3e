import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './modal.module.css';
import { useCloseOnBack } from './use-close-on-back.ts';

interface ModalProps {
  /** Set where an answer is expected. */
  role?: 'alertdialog' | undefined;
  /** The id of the element that names the dialog. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Modal box over the page. A native dialog: it traps the focus, gives it back when closed, and closes on
 * Escape, on the browser's Back and on the buttons of a form with the method `dialog`. Opens when mounted, in the
 * page's own colours also where it is opened from the dark panel of the prices.
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
