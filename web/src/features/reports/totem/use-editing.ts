import type { User } from '@pieno/contract/accounts/visitor.ts';
import { isVoid } from '@pieno/contract/prices/report-outcome.ts';
import { useState } from 'react';
import { useUser } from '../../../core/session/use-visitor.ts';
import { openFuels, type Answered } from './open-entries.ts';
import type { QueuedReport } from '../outbox/outbox.ts';
import type { StationLine } from './station-lines.ts';
import type { Reporting, ReportPhase } from './use-report.ts';

type Draft = Pick<QueuedReport, 'report' | 'user_id' | 'voided'> & {
  /** True for a report tapped before the sign-in. */
  isTapped?: boolean;
};

interface Editing {
  /** The fuels being edited, fixed when the editor opens. */
  fuels: readonly StationLine['fuel'][];
  /** The report being corrected: from the queue, or tapped before the sign-in. */
  draft?: Draft;
}

interface UseEditing {
  /** Null if closed. */
  editing: Editing | null;
  /** The last report, while the editor shows its results. */
  answered: Answered | null;
  /** The fuels whose results it shows. */
  open: readonly number[];
  start: () => void;
  correct: (draft: QueuedReport) => void;
  stop: () => void;
}

/**
 * Opens the totem's editor, and keeps it open for prices not accepted (rule report-editor).
 * @param fuels those that can be reported
 * @param led a draft linked from a notice: opens once by itself
 */
export function useEditing(
  fuels: Editing['fuels'],
  { phase, report, reset }: Reporting,
  led: QueuedReport | undefined,
): UseEditing {
  const user = useUser();
  const [chosen, setChosen] = useState<Editing | null>(null);
  // Hide a draft of another user, who may have signed out meanwhile.
  const editing = chosen?.draft && chosen.draft.user_id !== user?.id ? null : chosen;
  const answered = editing && answeredIn(phase, report, editing.draft);
  const opened = answered ? openFuels(answered) : [];
  const left = editing?.fuels.filter(({ id }) => opened.includes(id)) ?? [];
  const [before, setBefore] = useState<ReportPhase>(phase);
  if (before !== phase) {
    setBefore(phase);
    if (phase.kind === 'queued') setChosen(null);
    if (phase.kind === 'answered' && !chosen) setChosen(tappedIn(phase, report, fuels, user));
    // A voided report keeps all fuels, including those without an entry.
    else if (phase.kind === 'answered' && !isVoid(phase.answer.results))
      setChosen(chosen && left.length > 0 ? { ...chosen, fuels: left } : null);
  }
  const [met, setMet] = useState<string>();
  if (led && led.id !== met) {
    setMet(led.id);
    if (!chosen) setChosen({ fuels, draft: led });
  }
  return {
    editing,
    answered,
    open: left.map(({ id }) => id),
    start: () => setChosen({ fuels }),
    correct: (draft) => {
      reset();
      setChosen({ fuels, draft });
    },
    stop: () => {
      setChosen(null);
      reset();
    },
  };
}

/** Opens the editor for a guest's report that was not accepted, as nothing else shows that. */
function tappedIn(
  phase: ReportPhase & { kind: 'answered' },
  report: Reporting['report'],
  fuels: Editing['fuels'],
  user: User | null,
): Editing | null {
  const open = report ? openFuels({ entries: report.entries, results: phase.answer.results }) : [];
  if (!report || !user || open.length === 0) return null;
  return {
    fuels: fuels.filter(({ id }) => open.includes(id)),
    draft: { report, user_id: user.id, isTapped: true },
  };
}

function answeredIn(
  phase: ReportPhase,
  report: Reporting['report'],
  draft: Draft | undefined,
): Answered | null {
  if (phase.kind === 'answered' && report)
    return { entries: report.entries, results: phase.answer.results };
  if (phase.kind === 'idle' && draft?.voided)
    return { entries: draft.report.entries, results: draft.voided };
  return null;
}
