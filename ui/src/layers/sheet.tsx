import IconX from '~icons/tabler/x';
import { useId, type ReactNode } from 'react';
import { Modal } from './modal.tsx';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A modal with a title and a close button that stays in its corner. */
export function Sheet({ title, closeLabel, onClose, children }: SheetProps) {
  const titleId = useId();
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <form method="dialog" className={styles.closing}>
        <button type="submit" className={styles.close} aria-label={closeLabel}>
          <IconX size={24} stroke={1.75} aria-hidden="true" />
        </button>
      </form>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </Modal>
  );
}
