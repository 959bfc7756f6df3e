import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconArrowForwardUp from '~icons/tabler/arrow-forward-up';
import IconDotsVertical from '~icons/tabler/dots-vertical';
import IconTrash from '~icons/tabler/trash';
import { ActionMenu } from '../action-menu.tsx';
import { ATTACHMENT_ICONS, type Attachment } from '../attachments.ts';
import { removeMessage } from '../chat-store.ts';
import { lineOf, type Contact, type Message } from '../contact.ts';
import styles from './message-bubble.module.css';

interface MessageBubbleProps {
  message: Message;
  partner: Contact;
  onReply: () => void;
  onForward: () => void;
}

export function MessageBubble({ message, partner, onReply, onForward }: MessageBubbleProps) {
  const { isMine, text, at, quote, attachment, isForwarded } = message;
  return (
    <li className={styles.message} data-mine={isMine}>
      {!isMine && <Avatar src={partner.picture} size={28} />}
      <div className={styles.bubble}>
        <VisuallyHidden>{isMine ? 'You:' : `${partner.name}:`} </VisuallyHidden>
        {isForwarded && <p className={styles.forwarded}>Forwarded</p>}
        {quote && (
          <blockquote className={styles.quote}>
            <span className={styles.author}>{quote.author}</span>
            {quote.text}
          </blockquote>
        )}
        {attachment && <Attached {...attachment} />}
        {text && <p className={styles.text}>{text}</p>}
        <p className={styles.at}>{at}</p>
      </div>
      <ActionMenu
        label={`More about “${lineOf(message)}”`}
        icon={IconDotsVertical}
        position={isMine ? 'bottom-end' : 'bottom-start'}
        // "Reply" focuses the message field, so the menu must not restore the focus.
        returnFocus={false}
        actions={[
          { name: 'Reply', icon: IconArrowBackUp, onClick: onReply },
          { name: 'Forward', icon: IconArrowForwardUp, onClick: onForward },
          {
            name: 'Remove',
            icon: IconTrash,
            isGrave: true,
            onClick: () => removeMessage(partner.id, message),
          },
        ]}
      />
    </li>
  );
}

function Attached({ kind, title, note }: Attachment) {
  const Outline = ATTACHMENT_ICONS[kind];
  return (
    <div className={styles.attached}>
      <span className={styles.kind}>
        <Outline size={22} stroke={1.75} role="img" aria-label={kind} />
      </span>
      <span className={styles.attachment}>
        <span className={styles.title}>{title}</span>
        <span>{note}</span>
      </span>
    </div>
  );
}
