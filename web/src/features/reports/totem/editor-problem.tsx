import type { ReportState } from '@pieno/contract/prices/reports.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { InView } from '../../../core/components/in-view.tsx';
import styles from './totem-editor.module.css';

interface EditorProblemProps {
  /** What the editor says of prices that were not taken, beside them. */
  problems: readonly { fuel_type_id: number; state: ReportState }[];
  /** The first price that voided the whole report; undefined where none did. */
  wrongId: number | undefined;
  /** By fuel that is asked about, from what to what: '€ 1,650 → € 1,951'. */
  changes: readonly { id: number; name: string; text: string }[];
}

/** Says above the prices that some were not taken, and leads there: of a voided report to what has to be corrected. */
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

/** Leads to a price as it appears; not on to the next one while this is typed anew. */
function ToPrice({ id, children }: { id: number; children: ReactNode }) {
  const [first] = useState(id);
  useEffect(() => {
    const field = document.getElementById(`price-${first}`);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [first]);
  return children;
}
