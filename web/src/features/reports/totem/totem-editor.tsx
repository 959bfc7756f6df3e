import { isVoid } from '@pieno/contract/prices/report-outcome.ts';
import type { PriceReport } from '@pieno/contract/prices/reports.ts';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../../core/api/server-clock.ts';
import { momentText } from '../../../core/format/moment.ts';
import { m } from '../../../paraglide/messages.js';
import { changeText } from '../../prices/editor/change-text.ts';
import { toEuro, toThousandths } from '../../prices/editor/typed-price.ts';
import { usePriceDrafts, type PricesByFuel } from '../../prices/editor/use-price-drafts.ts';
import { fuelName } from '../../prices/fuel-names.ts';
import { reportText } from '../code-texts.ts';
import { EditorActions } from './editor-actions.tsx';
import { EditorLine } from './editor-line.tsx';
import { EditorProblem } from './editor-problem.tsx';
import { problemsOf, type Answered } from './open-entries.ts';
import { isIn, type ReportEntry, type StationLine } from './station-lines.ts';
import styles from './totem-editor.module.css';

interface TotemEditorProps {
  lines: readonly StationLine[];
  isSending: boolean;
  /** True for visitors who need an account to send. */
  isGuest: boolean;
  /** The report to correct. */
  draft?: PriceReport | undefined;
  /** True for a draft from the queue. */
  isQueued: boolean;
  /** The last report, if the server asks about or refuses some prices. */
  answered: Answered | null;
  onSend: (entries: readonly ReportEntry[]) => void;
  onInsist: () => void;
  /** Cancels the question: the price was changed. */
  onCorrect: () => void;
  onCancel: () => void;
}

/** The totem as an editor: only changed prices are reported (rule report-editor). */
export function TotemEditor(props: TotemEditorProps) {
  const { lines, isGuest, draft, isQueued, answered, onSend, onCorrect } = props;
  const drafts = usePriceDrafts(new Map(lines.flatMap(shownPrice)), pricesOf(draft));
  /** Touched fields without a price. */
  const [blank, setBlank] = useState<ReadonlySet<number>>(new Set());
  const [isStopped, setStopped] = useState(false);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focus may already be on a price.
    if (!start.current?.contains(document.activeElement))
      start.current?.focus({ preventScroll: true });
  }, []);
  const valueOf = (id: number) => (blank.has(id) ? null : drafts.valueOf(id));
  const problems = answered ? problemsOf(answered, lines, valueOf) : [];
  const isVoided = answered !== null && problems.length > 0 && isVoid(answered.results);
  const isAsking = problems.some(({ state }) => state === 'ask');
  // Emptying the field of a known price stops the submission; for an unknown price it means no
  // report.
  const missing = lines.filter(({ fuel, price }) => price && blank.has(fuel.id));
  const entries = lines.flatMap(({ fuel: { id } }): ReportEntry[] => {
    const value = valueOf(id);
    return value !== null && drafts.isChanged(id)
      ? [{ fuel_type_id: id, price: toEuro(value) }]
      : [];
  });
  const send = () => {
    const canSend = entries.length > 0 && missing.length === 0;
    setStopped(!canSend);
    if (canSend) return onSend(entries);
    const [first] = missing;
    if (first) start.current?.querySelector<HTMLInputElement>(`#price-${first.fuel.id}`)?.focus();
  };
  const change = (id: number, thousandths: number | null) => {
    drafts.change(id, thousandths);
    setBlank((before) => withBlank(before, id, thousandths === null));
    if (isAsking) onCorrect();
  };
  /** True for another price in a voided report. */
  const isUnrecorded = (id: number) => isVoided && isIn(answered, id);
  const errorOf = (id: number): string | undefined => {
    const problem = problems.find(({ fuel_type_id }) => fuel_type_id === id);
    if (problem) return reportText(problem);
    return isStopped && missing.some(({ fuel }) => fuel.id === id) ? m.report_blank() : undefined;
  };
  return (
    <div
      ref={start}
      tabIndex={-1}
      className={styles.editor}
      role="group"
      aria-label={m.report_edit_title()}
    >
      {problems.length > 0 ? (
        <EditorProblem
          problems={problems}
          wrongId={isVoided ? lines.find(({ fuel }) => errorOf(fuel.id))?.fuel.id : undefined}
          changes={lines.flatMap(({ fuel, price }) => {
            const isAsked = problems.some(
              ({ fuel_type_id: id, state }) => id === fuel.id && state === 'ask',
            );
            const value = valueOf(fuel.id);
            return isAsked && value !== null
              ? [
                  {
                    id: fuel.id,
                    name: fuelName(fuel),
                    text: changeText(price ? toThousandths(price.price) : null, value),
                  },
                ]
              : [];
          })}
        />
      ) : (
        <p className={styles.hint}>
          {lines.some(({ price }) => price) ? m.report_edit_hint() : m.report_edit_hint_first()}
        </p>
      )}
      {isGuest && <p className={styles.hint}>{m.report_edit_guest()}</p>}
      {draft && isQueued && (
        <p className={styles.hint}>
          {m.report_draft({ when: momentText(draft.seen_at ?? '', serverNow()) })}
        </p>
      )}
      <ul role="list">
        {lines.map((line) => (
          <EditorLine
            key={line.fuel.id}
            line={line}
            value={drafts.valueOf(line.fuel.id)}
            isBlank={blank.has(line.fuel.id)}
            error={errorOf(line.fuel.id)}
            isUnrecorded={isUnrecorded(line.fuel.id)}
            onChange={(thousandths) => change(line.fuel.id, thousandths)}
          />
        ))}
      </ul>
      {isStopped && entries.length === 0 && missing.length === 0 && (
        <p className={styles.hint} role="alert">
          {m.report_nothing()}
        </p>
      )}
      <EditorActions {...props} isAsking={isAsking} onSend={send} />
    </div>
  );
}

/** New prices of a draft, without its confirmations. */
const pricesOf = (report: PriceReport | undefined): PricesByFuel =>
  new Map(
    report?.entries.flatMap(({ fuel_type_id: id, price, confirmed }) =>
      confirmed ? [] : [[id, toThousandths(price)]],
    ),
  );

const shownPrice = ({ fuel, price }: StationLine): [number, number][] =>
  price ? [[fuel.id, toThousandths(price.price)]] : [];

function withBlank(before: ReadonlySet<number>, id: number, isBlank: boolean): ReadonlySet<number> {
  if (before.has(id) === isBlank) return before;
  const next = new Set(before);
  if (isBlank) next.add(id);
  else next.delete(id);
  return next;
}
