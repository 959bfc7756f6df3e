import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { Modal } from '@pieno/ui/layers/modal.tsx';
import { useId, type ReactNode } from 'react';
import type { Contact } from '../contact.ts';
import styles from './ringing.module.css';

interface RingingProps {
  partner: Contact;
  /** The line below the name. */
  status: ReactNode;
  onClose: () => void;
  /** The answer buttons. */
  children: ReactNode;
}

export function Ringing({ partner, status, onClose, children }: RingingProps) {
  const titleId = useId();
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <div className={styles.ringing}>
        <span className={styles.picture}>
          <Avatar src={partner.picture} size={96} />
        </span>
        <h2 id={titleId} className={styles.name}>
          {partner.name}
        </h2>
        <p className={styles.status}>{status}</p>
        <div className={styles.answers}>{children}</div>
      </div>
    </Modal>
  );
}
