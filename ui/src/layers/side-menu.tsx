import IconX from '~icons/tabler/x';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './side-menu.module.css';
import { useCloseOnBack } from './use-close-on-back.ts';

interface SideMenuProps {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  closeLabel: string;
  /** The edge it slides in from; `end` is right in left-to-right text. */
  side?: 'start' | 'end' | undefined;
  children: ReactNode;
}

/**
 * A panel that slides in from one edge. A native modal dialog: it traps the focus, gives it back when closed, and
 * closes on Escape, Back and a tap beside it.
 */
export function SideMenu({
  isOpen,
  onClose,
  label,
  closeLabel,
  side = 'end',
  children,
}: SideMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  useCloseOnBack(isOpen, onClose);
  return (
    // A tap on the dialog element is beside its panel; keyboard users have Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-side={side}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && (
        <div className={styles.panel}>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <IconX size={24} stroke={1.75} aria-hidden="true" />
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}
