import type { ReportState } from '@pieno/contract/prices/reports.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { InView } from '../../../core/components/in-view.tsx';
import styles from './totem-editor.module.css';

interface EditorProblemProps {
  /** Results of refused prices that the editor shows beside them. */
  problems: readonly { fuel_type_id: number; state: ReportState }[];
  /** The first price that voided the report; undefined if none. */
  wrongId: number | undefined;
  /** The change of each fuel asked about: '€ 1,650 → € 1,951'. */
  changes: readonly { id: number; name: string; text: string }[];
}

/**
 * Announces above the prices that some were not accepted, and scrolls there; for a voided
 * report to the price to correct.
 */
export function EditorProblem({ problems, wrongId, changes }: EditorProblemProps): ReactNode {
  if (wrongId !== undefined)
    return (
      <ToPrice id={wrongId}>
        <Problem lead={m.report_not_taken()} text={m.report_void()} />
      </ToPrice>
    );
  const isAsking = problems.some(({ state }) => state === 'ask');
  return (
    <InView key={JSON.stringify(problems)}>
      <Problem
        lead={isAsking ? m.report_sure() : m.report_not_taken()}
        text={isAsking ? m.report_sure_text() : m.report_not_taken_text()}
      />
      {changes.map(({ id, name, text }) => (
        <p key={id} className={styles.asked}>
          {name} <strong translate="no">{text}</strong>
        </p>
      ))}
    </InView>
  );
}

const Problem = ({ lead, text }: { lead: string; text: string }) => (
  <p className={styles.problem} role="alert">
    <strong>{lead}</strong> {text}
  </p>
);

/**
 * Moves the focus to a price on first rendering; not to the next one while this is being
 * corrected.
 */
function ToPrice({ id, children }: { id: number; children: ReactNode }) {
  const [first] = useState(id);
  useEffect(() => {
    const field = document.getElementById(`price-${first}`);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [first]);
  return children;
}
