import { Banner } from '@pieno/ui/banner.tsx';
import { Button } from '@pieno/ui/button.tsx';
import { messageOf } from '../api/api-error.ts';
import { serverNow } from '../api/server-clock.ts';
import { momentText } from '../format/moment.ts';
import { m } from '../paraglide/messages.js';
import { resultTexts } from './result-texts.ts';
import type { StationLine } from './station-lines.ts';
import styles from './report.module.css';
import { useUndo } from './use-undo.ts';
import type { Reporting } from './use-report.ts';
import { VerifyEmail } from './verify-email.tsx';

interface ReportOutcomeProps {
  businessId: number;
  lines: readonly StationLine[];
  reporting: Reporting;
}

/** What became of what was sent, below the totem; and, for ten minutes, the way to take it back. */
export function ReportOutcome({ businessId, lines, reporting }: ReportOutcomeProps) {
  const { phase, report, again, reset } = reporting;
  if (phase.kind === 'unverified') return <VerifyEmail onVerified={again} onClose={reset} />;
  if (phase.kind === 'failed')
    return (
      <Banner
        kind="error"
        actions={
          <Button variant="quiet" onClick={again}>
            {m.retry()}
          </Button>
        }
      >
        {messageOf(phase.error)}
      </Banner>
    );
  const texts =
    phase.kind === 'answered' && report ? resultTexts(phase.answer, report.entries, lines) : [];
  // Each report has an undo of its own: what became of the one before says nothing about it.
  return (
    <Undoable
      key={report?.id}
      businessId={businessId}
      texts={texts}
      isSending={phase.kind === 'sending'}
    />
  );
}

interface UndoableProps {
  businessId: number;
  /** What became of each fuel; empty after a reload. */
  texts: readonly string[];
  isSending: boolean;
}

function Undoable({ businessId, texts, isSending }: UndoableProps) {
  const { report, undo, isBusy, isDone, error } = useUndo(businessId);
  const undoButton = report && (
    <Button variant="quiet" aria-busy={isBusy} onClick={undo}>
      {m.report_undo()}
    </Button>
  );
  if (error)
    return (
      <Banner kind="error" actions={undoButton}>
        {messageOf(error)}
      </Banner>
    );
  if (isDone && !report && !isSending) return <Banner kind="success">{m.report_undone()}</Banner>;
  if (isSending || (texts.length === 0 && !report)) return null;
  return (
    <Banner kind={report ? 'success' : 'info'} actions={undoButton}>
      {texts.length > 0 ? (
        <ul role="list" className={styles.results}>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : (
        report && m.report_sent({ when: momentText(report.seen_at, serverNow()) })
      )}
    </Banner>
  );
}
