import type { ReactNode } from 'react';
import { InView } from '../../notices/in-view.tsx';
import { Offer } from '../../notices/offer.tsx';
import { m } from '../../paraglide/messages.js';

interface TappedNoticeProps {
  children: ReactNode;
  onSend: () => void;
  onDrop: () => void;
}

/** What was tapped before the sign-in, one tap from being sent (rule report-tapped). */
export const TappedNotice = ({ children, onSend, onDrop }: TappedNoticeProps) => (
  <InView>
    <Offer yes={m.report_send()} no={m.outbox_drop()} onYes={onSend} onNo={onDrop}>
      {children}
    </Offer>
  </InView>
);
