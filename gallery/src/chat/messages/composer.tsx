import IconPlus from '~icons/tabler/plus';
import IconSend2 from '~icons/tabler/send-2';
import IconX from '~icons/tabler/x';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { ActionMenu } from '../action-menu.tsx';
import { ATTACHMENT_ICONS, SAMPLE_ATTACHMENTS } from '../attachments.ts';
import { send } from '../chat-store.ts';
import { lineOf, type Contact, type Message } from '../contact.ts';
import styles from './composer.module.css';

interface ComposerProps {
  partner: Contact;
  /** The message that the visitor replies to. */
  answered: Message | undefined;
  /** Called after the reply is sent or cancelled. */
  onAnswered: () => void;
}

/** Enter sends; blank messages are not sent. */
export function Composer({ partner, answered, onAnswered }: ComposerProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (answered) field.current?.focus();
  }, [answered]);

  const quote = answered && {
    author: answered.isMine ? 'You' : partner.name,
    text: lineOf(answered),
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return;
    send(partner.id, { text: text.trim(), quote });
    setText('');
    onAnswered();
  };

  if (partner.isBanned) {
    return <p className={styles.banned}>You banned {partner.name}: no messages go either way.</p>;
  }
  return (
    <form className={styles.composer} onSubmit={submit}>
      {quote && (
        <div className={styles.answered}>
          <p className={styles.quote}>
            <span className={styles.author}>Reply to {quote.author}</span>
            {quote.text}
          </p>
          <button
            type="button"
            className={styles.button}
            aria-label="Do not reply"
            onClick={onAnswered}
          >
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
      )}
      <div className={styles.row}>
        <ActionMenu
          label="Attach"
          icon={IconPlus}
          position="top-start"
          actions={SAMPLE_ATTACHMENTS.map((attachment) => ({
            name: attachment.kind,
            icon: ATTACHMENT_ICONS[attachment.kind],
            onClick: () => send(partner.id, { text: '', attachment }),
          }))}
        />
        <input
          ref={field}
          className={styles.input}
          aria-label="Message"
          placeholder="Type a message"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={500}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button
          type="submit"
          className={styles.button}
          data-filled="true"
          aria-label="Send"
          disabled={text.trim() === ''}
        >
          <IconSend2 className="mirrored" size={22} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </form>
  );
}
