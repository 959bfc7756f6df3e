import { Button } from '@pieno/ui/buttons/button.tsx';
import { Modal } from '@pieno/ui/layers/modal.tsx';
import { useId, useState } from 'react';
import { send, useChat } from '../chat-store.ts';
import { lineOf, type Contact, type Message } from '../contact.ts';
import { Portrait } from '../portrait.tsx';
import styles from './forward-dialog.module.css';

interface ForwardDialogProps {
  message: Message;
  onClose: () => void;
}

/** Forwards a message to the selected contacts. */
export function ForwardDialog({ message, onClose }: ForwardDialogProps) {
  const titleId = useId();
  const { contacts } = useChat();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const { text, attachment } = message;
  const forward = (contact: Contact) => {
    send(contact.id, { text, attachment, isForwarded: true });
    setPicked([...picked, contact.id]);
  };
  return (
    <Modal labelledBy={titleId} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        Forward to
      </h2>
      <p className={styles.line}>“{lineOf(message)}”</p>
      <ul role="list" className={styles.list}>
        {contacts
          .filter(({ isBanned }) => !isBanned)
          .map((contact) => {
            const isSent = picked.includes(contact.id);
            return (
              <li key={contact.id} className={styles.row}>
                <Portrait contact={contact} size={40} />
                <span className={styles.name}>{contact.name}</span>
                <Button
                  variant={isSent ? 'quiet' : 'default'}
                  aria-label={isSent ? `Sent to ${contact.name}` : `Send to ${contact.name}`}
                  aria-disabled={isSent}
                  onClick={() => !isSent && forward(contact)}
                >
                  {isSent ? 'Sent' : 'Send'}
                </Button>
              </li>
            );
          })}
      </ul>
      <Button wide onClick={onClose}>
        Done
      </Button>
    </Modal>
  );
}
