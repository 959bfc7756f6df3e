import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { euroText } from '@pieno/ui/price/price-text.ts';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import IconCheck from '~icons/tabler/check';
import IconPencil from '~icons/tabler/pencil';
import { useId, useState, type ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { fuelName } from '../../prices/fuel-names.ts';
import styles from '../report.module.css';
import { pricesText } from '../sent-text.ts';
import { confirmationsOf, type ReportEntry, type StationLine } from './station-lines.ts';

interface ReportActionsProps {
  rest: ReactNode;
  isSending: boolean;
  /** The prices that are confirmed one by one. */
  lines: readonly StationLine[];
  /** All prices of the station that can be confirmed. */
  whole: readonly StationLine[];
  /** True where there is no price yet that could have changed. */
  isFirst: boolean;
  onConfirm: (entries: readonly ReportEntry[]) => void;
  onChange: () => void;
}

/**
 * Below the prices of the totem: 'Confermo' for each, 'Ho visto tutto il totem' for all, which it names, and 'È cambiato'
 * (rule report-totem).
 */
export function ReportActions(props: ReportActionsProps) {
  const { rest, isSending, lines, whole, isFirst, onConfirm, onChange } = props;
  const questionId = useId();
  const namesId = useId();
  /** What was tapped last: a fuel, or all. */
  const [tapped, setTapped] = useState<number | 'all'>();
  const isBusy = (which: number | 'all') => isSending && tapped === which;
  const confirm = (which: number | 'all', said: readonly StationLine[]) => {
    setTapped(which);
    onConfirm(confirmationsOf(said));
  };
  return (
    <div className={styles.actions} data-screen-only>
      {rest}
      {lines.length > 0 && (
        <div className={styles.prices} role="group" aria-labelledby={questionId}>
          <p id={questionId} className={styles.question}>
            {lines.length > 1 ? m.report_question() : m.report_question_one()}
          </p>
          {lines.map((line) => (
            <Button
              key={line.fuel.id}
              aria-busy={isBusy(line.fuel.id)}
              onClick={() => confirm(line.fuel.id, [line])}
            >
              {isBusy(line.fuel.id) ? <BusyIcon size={20} /> : CHECK}
              {lines.length > 1 ? (
                <Named line={line}>
                  <VisuallyHidden>{m.report_confirm()} </VisuallyHidden>
                  {fuelName(line.fuel)}
                </Named>
              ) : (
                <Named line={line}>
                  {m.report_confirm()}
                  <VisuallyHidden> {fuelName(line.fuel)}</VisuallyHidden>
                </Named>
              )}
            </Button>
          ))}
        </div>
      )}
      {whole.length > 1 && (
        <Button
          variant="default"
          aria-describedby={namesId}
          aria-busy={isBusy('all')}
          onClick={() => confirm('all', whole)}
        >
          {isBusy('all') && <BusyIcon size={20} />}
          {m.report_confirm_all()}
        </Button>
      )}
      <Button variant="default" onClick={onChange}>
        <IconPencil size={20} stroke={1.75} aria-hidden="true" />
        {isFirst ? m.report_first() : m.report_change()}
      </Button>
      {whole.length > 1 && (
        <p id={namesId} className={styles.question}>
          {m.report_confirm_all_names({ prices: pricesText(confirmationsOf(whole), whole) })}
        </p>
      )}
    </div>
  );
}

const CHECK = <IconCheck size={20} stroke={2} aria-hidden="true" />;

/** With the price, for whoever does not see it above. */
const Named = ({ line, children }: { line: StationLine; children: ReactNode }) => (
  <span>
    {children}
    {line.price && <VisuallyHidden> {euroText(line.price.price)}</VisuallyHidden>}
  </span>
);
