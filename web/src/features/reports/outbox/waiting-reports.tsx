import { REPORT_LIMITS } from '@pieno/contract/report-limits.ts';
import { Banner } from '@pieno/ui/states/banner.tsx';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNow } from '../../../core/browser/use-now.ts';
import { momentText } from '../../../core/format/moment.ts';
import { m } from '../../../paraglide/messages.js';
import { useUser } from '../../../core/session/use-visitor.ts';
import { useStore } from '../../../core/storage/store.ts';
import { InView } from '../../../core/components/in-view.tsx';
import {
  dropFromOutbox,
  openEntriesOf,
  outbox,
  readOutbox,
  seenAt,
  type QueuedReport,
} from './outbox.ts';
import { insistOn, isTooOld } from './send-outbox.ts';
import { pricesText } from '../sent-text.ts';
import { isOutboxFocus, outboxPath } from '../station-return-to.ts';
import { isDraft } from './use-drafts.ts';
import styles from '../report.module.css';

interface WaitingReportsProps {
  /** Shows only reports for this station. */
  businessId?: number;
  /** The report open in the editor, which shows its state itself. */
  shownId?: string | undefined;
  /**
   * Opens a draft in the editor; undefined shows a link to the station's page, null nothing
   * while another draft is open.
   */
  onCorrect?: ((draft: QueuedReport) => void) | null | undefined;
}

/** The user's waiting reports, each with a button to delete it (rule report-offline). */
export function WaitingReports({ businessId, shownId, onCorrect }: WaitingReportsProps) {
  const user = useUser();
  const all = useStore(outbox);
  useEffect(() => void readOutbox().catch(() => undefined), []);
  const own = all.filter(
    ({ id, user_id, report }) =>
      id !== shownId &&
      user_id === user?.id &&
      (businessId === undefined || report.business_id === businessId),
  );
  if (own.length === 0) return null;
  return (
    <ul role="list" className={styles.waiting} aria-label={m.outbox_title()}>
      {own.map((queued) => {
        const withName = businessId === undefined;
        const report = <WaitingReport queued={queued} withName={withName} onCorrect={onCorrect} />;
        const isLedTo = queued.problem !== null && isOutboxFocus();
        return <li key={queued.id}>{isLedTo ? <InView>{report}</InView> : report}</li>;
      })}
    </ul>
  );
}

interface WaitingReportProps extends Pick<WaitingReportsProps, 'onCorrect'> {
  queued: QueuedReport;
  withName: boolean;
}

function WaitingReport({ queued, withName, onCorrect }: WaitingReportProps) {
  const now = useNow();
  const queries = useQueryClient();
  const { id, business_name, report, problem } = queued;
  const when = momentText(seenAt(queued), now);
  return (
    <Banner
      kind={problem === null ? 'offline' : 'info'}
      actions={
        <>
          {queued.isAsking && (
            <Button variant="quiet" onClick={() => void insistOn(queued, queries)}>
              {m.report_sure_yes()}
            </Button>
          )}
          {isDraft(queued, now) && onCorrect && (
            <Button variant="quiet" onClick={() => onCorrect(queued)}>
              {m.outbox_correct()}
            </Button>
          )}
          {isDraft(queued, now) && onCorrect === undefined && (
            <ButtonLink variant="quiet" to={outboxPath(report.business_id)}>
              {m.outbox_correct()}
            </ButtonLink>
          )}
          <Button variant="quiet" onClick={() => void dropFromOutbox(id)}>
            {m.outbox_drop()}
          </Button>
        </>
      }
    >
      {withName && <strong translate="no">{business_name}</strong>}
      <p>{m.outbox_report({ prices: pricesText(report.entries, []), when })}</p>
      {isDraft(queued, now) && <p>{m.report_void()}</p>}
      <p>{stateText(queued, now)}</p>
    </Banner>
  );
}

/** Why a report still waits; after the server's answer with the prices concerned. */
function stateText(queued: QueuedReport, now: Date): string {
  const { problem, untaken, voided } = queued;
  if (voided && isTooOld(queued, now)) return m.outbox_old({ hours: REPORT_LIMITS.lateHours });
  if (problem !== null && untaken) {
    return m.outbox_problem({ prices: pricesText(openEntriesOf(queued), []), problem });
  }
  if (problem !== null) return problem;
  return isTooOld(queued, now)
    ? m.outbox_old({ hours: REPORT_LIMITS.lateHours })
    : m.outbox_waits();
}
