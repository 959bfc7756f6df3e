import { Banner } from '@pieno/ui/states/banner.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useState } from 'react';
import { messageOf } from '../../../core/api/api-error.ts';
import { Failure } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { InView } from '../../../core/components/in-view.tsx';
import { resultTexts } from './result-texts.ts';
import { sentText } from '../sent-text.ts';
import type { StationLine } from './station-lines.ts';
import styles from '../report.module.css';
import { useUndo } from './use-undo.ts';
import type { Reporting } from './use-report.ts';
import { VerifyEmail } from '../verify/verify-email.tsx';

interface ReportOutcomeProps {
  businessId: number;
  /** All lines of the station. */
  lines: readonly StationLine[];
  /** Undo only reports of this category. */
  decade: number | undefined;
  /** The fuels whose problem the editor still shows. */
  open: readonly number[];
  reporting: Reporting;
}

/** The results of a report, below the totem, with an undo button for ten minutes. */
export function ReportOutcome({ businessId, lines, decade, open, reporting }: ReportOutcomeProps) {
  const { phase, report, again, reset } = reporting;
  if (phase.kind === 'unverified')
    return (
      <InView>
        <VerifyEmail onVerified={again} onClose={reset} />
      </InView>
    );
  if (phase.kind === 'failed')
    return (
      <InView>
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
      </InView>
    );
  const texts =
    phase.kind === 'answered' && report
      ? resultTexts(phase.answer, report.entries, lines, open)
      : { untaken: [], taken: [], how: [] };
  if (phase.kind === 'sending') return null;
  // Reset the undo state for each report.
  return (
    <Undoable
      key={report?.id}
      businessId={businessId}
      lines={lines}
      decade={decade}
      isQuiet={open.length > 0}
      sentId={report?.id}
      {...texts}
    />
  );
}

interface UndoableProps {
  businessId: number;
  lines: readonly StationLine[];
  decade: number | undefined;
  /** True while the editor shows a problem first. */
  isQuiet: boolean;
  /** The report just answered; undefined after a reload. */
  sentId: string | undefined;
  untaken: readonly string[];
  taken: readonly string[];
  how: readonly string[];
}

function Undoable(props: UndoableProps) {
  const { businessId, lines, decade, isQuiet, sentId, untaken, taken, how } = props;
  const [isHowOpen, setHowOpen] = useState(false);
  const { report, undo, isBusy, undone, error } = useUndo(businessId, decade);
  const undoButton = report && (
    <Button variant="quiet" aria-busy={isBusy} onClick={undo}>
      {m.report_undo()}
    </Button>
  );
  const hasResult = untaken.length + taken.length > 0 && undone !== sentId;
  const isOfSent = hasResult && report?.id === sentId;
  const result = hasResult && (
    <Banner
      kind={untaken.length > 0 ? 'error' : report ? 'success' : 'info'}
      actions={
        <>
          {isOfSent && undoButton}
          {how.length > 0 && (
            <Button
              variant="quiet"
              aria-expanded={isHowOpen}
              onClick={() => setHowOpen(!isHowOpen)}
            >
              {m.report_how()}
            </Button>
          )}
        </>
      }
    >
      <ul role="list" className={styles.results}>
        {[...untaken, ...taken].map((text) => (
          <li key={text}>{text}</li>
        ))}
        {isHowOpen && [...how, m.known_drivers()].map((text) => <li key={text}>{text}</li>)}
      </ul>
    </Banner>
  );
  return (
    <>
      <Failure of={error} />
      {undone !== undefined && <Banner kind="success">{m.report_undone()}</Banner>}
      {isQuiet ? result : result && <InView>{result}</InView>}
      {report && !isOfSent && (
        <Banner kind="info" actions={undoButton}>
          {sentText(report, lines)}
        </Banner>
      )}
    </>
  );
}
