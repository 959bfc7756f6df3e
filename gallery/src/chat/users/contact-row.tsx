import { Chip } from '@pieno/ui/chip.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import IconBan from '~icons/tabler/ban';
import IconBell from '~icons/tabler/bell';
import IconBellOff from '~icons/tabler/bell-off';
import IconDots from '~icons/tabler/dots';
import IconTrash from '~icons/tabler/trash';
import { ActionMenu } from '../action-menu.tsx';
import { removeContact, toggleBanned, toggleMuted } from '../chat-store.ts';
import { lineOf, type FoundContact } from '../contact.ts';
import { Portrait } from '../portrait.tsx';
import { pathWith } from '../use-partner.ts';
import styles from './contact-row.module.css';

/** The row opens the chat; its menu mutes, bans or removes the contact. */
export function ContactRow({ contact, message }: FoundContact) {
  const { id, name, isOnline, isMuted, isBanned, unread } = contact;
  const line = message ? `${message.isMine ? 'You: ' : ''}${lineOf(message)}` : 'Say hello';
  return (
    <li
      className={styles.row}
      data-unread={unread > 0}
      data-offline={!isOnline}
      data-banned={isBanned}
    >
      <Portrait contact={contact} />
      <div className={styles.text}>
        <div className={styles.head}>
          <Link to={pathWith('/chat', contact)} className={styles.name}>
            {name}
          </Link>
          {isMuted && <IconBellOff size={16} stroke={1.75} role="img" aria-label="muted" />}
          {isBanned && <Chip tone="faded">Banned</Chip>}
          <span className={styles.at}>{message?.at}</span>
        </div>
        <p className={styles.line}>
          <span className={styles.message}>{line}</span>
          {unread > 0 && (
            <span className={styles.unread}>
              {unread}
              <VisuallyHidden> unread</VisuallyHidden>
            </span>
          )}
        </p>
      </div>
      <div className={styles.menu}>
        <ActionMenu
          label={`More about ${name}`}
          icon={IconDots}
          actions={[
            {
              name: isMuted ? 'Unmute' : 'Mute',
              icon: isMuted ? IconBell : IconBellOff,
              onClick: () => toggleMuted(id),
            },
            {
              name: isBanned ? 'Unban' : 'Ban',
              icon: IconBan,
              onClick: () => toggleBanned(id),
            },
            {
              name: 'Remove',
              icon: IconTrash,
              isGrave: true,
              onClick: () => removeContact(contact),
            },
          ]}
        />
      </div>
    </li>
  );
}
