import type { PriceReportAnswer } from '@pieno/contract/reports.ts';
import { BusyIcon } from '@pieno/ui/busy-icon.tsx';
import { Button } from '@pieno/ui/button.tsx';
import { FuelDot } from '@pieno/ui/fuel-dot.tsx';
import { useEffect, useRef, useState } from 'react';
import { m } from '../paraglide/messages.js';
import { PriceField } from '../price-editor/price-field.tsx';
import { toEuro, toThousandths } from '../price-editor/typed-price.ts';
import { usePriceDrafts } from '../price-editor/use-price-drafts.ts';
import { unitName } from '../prices/category-names.ts';
import { fuelName } from '../prices/fuel-names.ts';
import { reportText } from './code-texts.ts';
import { confirmationOf, type ReportEntry, type StationLine } from './station-lines.ts';
import styles from './totem-editor.module.css';

interface TotemEditorProps {
  lines: readonly StationLine[];
  isSending: boolean;
  /** The last answer, if it asks whether some prices are meant. */
  asked: PriceReportAnswer | null;
  onSend: (entries: readonly ReportEntry[]) => void;
  onInsist: () => void;
  /** Takes the question back: only the fuels that it was about are changed again. */
  onCorrect: () => void;
  onCancel: () => void;
}

/** The totem as an editor: what is touched is said anew, what is not is confirmed along (rule report-editor). */
export function TotemEditor(props: TotemEditorProps) {
  const { lines, isSending, asked, onSend, onInsist, onCorrect, onCancel } = props;
  const drafts = usePriceDrafts(new Map(lines.flatMap(shownPrice)));
  const [isEmpty, setEmpty] = useState(false);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => start.current?.focus({ preventScroll: true }), []);
  const questions = new Map(
    (asked?.results ?? [])
      .filter(({ state }) => state === 'ask')
      .map((result) => [result.fuel_type_id, reportText(result)]),
  );
  const entries = lines.flatMap(({ fuel: { id }, price }): ReportEntry[] => {
    const value = drafts.valueOf(id);
    if (value === null) return [];
    if (price && !drafts.isChanged(id)) return [confirmationOf(id, price.price)];
    return [{ fuel_type_id: id, price: toEuro(value) }];
  });
  const send = () => {
    setEmpty(entries.length === 0);
    if (entries.length > 0) onSend(entries);
  };
  return (
    <div
      ref={start}
      tabIndex={-1}
      className={styles.editor}
      role="group"
      aria-label={m.report_edit_title()}
    >
      <p className={styles.hint}>{m.report_edit_hint()}</p>
      <ul role="list">
        {lines.map(({ fuel, price }) => (
          <li key={fuel.id} className={styles.row}>
            <p className={styles.name}>
              <FuelDot color={fuel.color} />
              <span>{fuelName(fuel)}</span>
              {!price && <span className={styles.unknown}>{m.price_unknown()}</span>}
            </p>
            <PriceField
              label={fuelName(fuel)}
              unitText={unitName(fuel.unit)}
              value={drafts.valueOf(fuel.id)}
              before={price && toThousandths(price.price)}
              error={questions.get(fuel.id)}
              onChange={(thousandths) => drafts.change(fuel.id, thousandths)}
            />
          </li>
        ))}
      </ul>
      {isEmpty && entries.length === 0 && (
        <p className={styles.hint} role="alert">
          {m.report_nothing()}
        </p>
      )}
      {questions.size > 0 ? (
        <div className={styles.actions} role="alert">
          <p className={styles.sure}>
            <strong>{m.report_sure()}</strong> {m.report_sure_text()}
          </p>
          <Button aria-busy={isSending} onClick={onInsist}>
            {m.report_sure_yes()}
          </Button>
          <Button variant="default" onClick={onCorrect}>
            {m.report_sure_no()}
          </Button>
        </div>
      ) : (
        <div className={styles.actions}>
          <Button aria-busy={isSending} onClick={send}>
            {isSending && <BusyIcon size={20} />}
            {m.report_send()}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {m.report_cancel()}
          </Button>
        </div>
      )}
    </div>
  );
}

const shownPrice = ({ fuel, price }: StationLine): [number, number][] =>
  price ? [[fuel.id, toThousandths(price.price)]] : [];
