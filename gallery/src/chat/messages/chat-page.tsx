import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { EmptyState } from '@pieno/ui/states/state-card.tsx';
import { useEffect, useState } from 'react';
import { ExamplePage } from '../../kit/examples/example-page.tsx';
import { markRead } from '../chat-store.ts';
import type { Contact, Message } from '../contact.ts';
import { UndoLine } from '../undo-line.tsx';
import { usePartner } from '../use-partner.ts';
import { ChatHead } from './chat-head.tsx';
import styles from './chat-page.module.css';
import { Composer } from './composer.tsx';
import { ForwardDialog } from './forward-dialog.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { TypingDots } from './typing-dots.tsx';

/** A sample conversation; nothing is sent. */
export function ChatPage() {
  const partner = usePartner();
  return (
    <ExamplePage layout="narrow">
      {partner ? (
        <Conversation key={partner.id} partner={partner} />
      ) : (
        <EmptyState message="There is nobody left to write to.">
          <ButtonLink to="/chat-users">All contacts</ButtonLink>
        </EmptyState>
      )}
    </ExamplePage>
  );
}

function Conversation({ partner }: { partner: Contact }) {
  const [answered, setAnswered] = useState<Message>();
  const [forwarded, setForwarded] = useState<Message>();
  const { id, name, picture, isOnline, isBanned, messages } = partner;
  useEffect(() => markRead(id), [id]);
  return (
    <div className={styles.chat}>
      <ChatHead partner={partner} />
      <div className={styles.scroller} role="log" aria-label={`Messages with ${name}`}>
        <ol role="list" className={styles.messages}>
          {messages.map((message) => (
            <MessageBubble
              key={message.id}
              message={message}
              partner={partner}
              onReply={() => setAnswered(message)}
              onForward={() => setForwarded(message)}
            />
          ))}
          {isOnline && !isBanned && (
            <li>
              <TypingDots name={name} picture={picture} />
            </li>
          )}
        </ol>
      </div>
      <UndoLine />
      <Composer partner={partner} answered={answered} onAnswered={() => setAnswered(undefined)} />
      {forwarded && <ForwardDialog message={forwarded} onClose={() => setForwarded(undefined)} />}
    </div>
  );
}
