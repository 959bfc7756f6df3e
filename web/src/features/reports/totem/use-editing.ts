import type { User } from '@pieno/contract/accounts/visitor.ts';
import { isVoid } from '@pieno/contract/prices/report-outcome.ts';
import { useState } from 'react';
import { useUser } from '../../../core/session/use-visitor.ts';
import { openFuels, type Answered } from './open-entries.ts';
import type { QueuedReport } from '../outbox/outbox.ts';
import type { StationLine } from './station-lines.ts';
import type { Reporting, ReportPhase } from './use-report.ts';

type Draft = Pick<QueuedReport, 'report' | 'user_id' | 'voided'> & {
  /** True for one that was tapped before the sign-in. */
  isTapped?: boolean;
};

interface Editing {
  /** The fuels being changed: they stay, also where the station is known no more to sell one. */
  fuels: readonly StationLine['fuel'][];
  /** The report that came back from the queue, or was tapped before the sign-in, and is corrected. */
  draft?: Draft;
}

interface UseEditing {
  /** Null while nothing is changed. */
  editing: Editing | null;
  /** What was sent last, while the editor says what became of it. */
  answered: Answered | null;
  /** The fuels of which it does. */
  open: readonly number[];
  start: () => void;
  correct: (draft: QueuedReport) => void;
  stop: () => void;
}

/**
 * Opens the totem's editor, and keeps it open at what was not taken (rule report-editor).
 * @param fuels those that can be said
 * @param led a draft that the visitor was led to: it opens by itself, once
 */
export function useEditing(
  fuels: Editing['fuels'],
  { phase, report, reset }: Reporting,
  led: QueuedReport | undefined,
): UseEditing {
  const user = useUser();
  const [chosen, setChosen] = useState<Editing | null>(null);
  // A draft is nobody else's, also where somebody else has signed in meanwhile.
  const editing = chosen?.draft && chosen.draft.user_id !== user?.id ? null : chosen;
  const answered = editing && answeredIn(phase, report, editing.draft);
  const opened = answered ? openFuels(answered) : [];
  const left = editing?.fuels.filter(({ id }) => opened.includes(id)) ?? [];
  const [before, setBefore] = useState<ReportPhase>(phase);
  if (before !== phase) {
    setBefore(phase);
    if (phase.kind === 'queued') setChosen(null);
    if (phase.kind === 'answered' && !chosen) setChosen(tappedIn(phase, report, fuels, user));
    // Of a voided report everything stays to be sent again, also what it left out.
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

/** What a guest had tapped and was not taken: the editor opens at it, as nothing else says so. */
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
