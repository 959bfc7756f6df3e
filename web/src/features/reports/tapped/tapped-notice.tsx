import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import type { ReactNode } from 'react';
import { InView } from '../../../core/components/in-view.tsx';
import { m } from '../../../paraglide/messages.js';

interface TappedNoticeProps {
  children: ReactNode;
  onSend: () => void;
  onDrop: () => void;
}

/** What was tapped before the sign-in, with a button to send it (rule report-tapped). */
export const TappedNotice = ({ children, onSend, onDrop }: TappedNoticeProps) => (
  <InView>
    <Banner
      kind="info"
      actions={
        <>
          <Button onClick={onSend}>{m.report_send()}</Button>
          <Button variant="quiet" onClick={onDrop}>
            {m.outbox_drop()}
          </Button>
        </>
      }
    >
      {children}
    </Banner>
  </InView>
);
