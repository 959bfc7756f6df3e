import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import type { Contact } from './contact.ts';
import styles from './portrait.module.css';

interface PortraitProps {
  contact: Contact;
  /** Width and height in CSS pixels. */
  size?: number;
}

/** A contact's picture with the online status. */
export function Portrait({ contact: { picture, isOnline }, size = 48 }: PortraitProps) {
  return (
    <span className={styles.portrait}>
      <Avatar src={picture} size={size} />
      <span className={styles.dot} data-online={isOnline} />
      <VisuallyHidden>{isOnline ? 'online' : 'offline'}</VisuallyHidden>
    </span>
  );
}
