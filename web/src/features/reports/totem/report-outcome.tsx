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
  /** All of the station. */
  lines: readonly StationLine[];
  /** Only what was said of this category is taken back. */
  decade: number | undefined;
  /** Those of which the editor still says why they were not taken. */
  open: readonly number[];
  reporting: Reporting;
}

/** What became of what was sent, below the totem; and, for ten minutes, the way to take it back. */
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
  // Each report has an undo of its own: what became of the one before says nothing about it.
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
  /** True while the editor has to say something first. */
  isQuiet: boolean;
  /** The report that was just answered; none after a reload. */
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
  const isSaid = untaken.length + taken.length > 0 && undone !== sentId;
  const isOfSent = isSaid && report?.id === sentId;
  const said = isSaid && (
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
      {isQuiet ? said : said && <InView>{said}</InView>}
      {report && !isOfSent && (
        <Banner kind="info" actions={undoButton}>
          {sentText(report, lines)}
        </Banner>
      )}
    </>
  );
}
