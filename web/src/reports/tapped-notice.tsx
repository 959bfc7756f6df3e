import { Banner } from '@pieno/ui/banner.tsx';
import { Button } from '@pieno/ui/button.tsx';
import { m } from '../paraglide/messages.js';
import { InView } from './in-view.tsx';
import { pricesText } from './sent-text.ts';
import type { StationLine } from './station-lines.ts';
import type { Reporting } from './use-report.ts';

interface TappedNoticeProps {
  tapped: NonNullable<Reporting['tapped']>;
  lines: readonly StationLine[];
}

/** What was tapped before the sign-in, one tap from being sent (rule report-tapped). */
export function TappedNotice({ tapped: { report, send, drop }, lines }: TappedNoticeProps) {
  return (
    <InView>
      <Banner
        kind="info"
        actions={
          <>
            <Button onClick={send}>{m.report_send()}</Button>
            <Button variant="quiet" onClick={drop}>
              {m.outbox_drop()}
            </Button>
          </>
        }
      >
        {m.report_tapped({ prices: pricesText(report.entries, lines) })}
      </Banner>
    </InView>
  );
}
