import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { euroText } from '@pieno/ui/price/price-text.ts';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import IconCheck from '~icons/tabler/check';
import IconPencil from '~icons/tabler/pencil';
import { useId, type ReactNode } from 'react';
import { m } from '../../../paraglide/messages.js';
import { fuelName } from '../../prices/fuel-names.ts';
import { shortFuelName } from '../../prices/short-fuel-name.ts';
import styles from '../report.module.css';
import { ConfirmAll } from './confirm-all.tsx';
import {
  confirmationsOf,
  isConfirming,
  type ReportEntry,
  type StationLine,
} from './station-lines.ts';

interface ReportActionsProps {
  rest: ReactNode;
  /** What is being sent; empty if nothing. */
  sending: readonly ReportEntry[];
  /** The prices with their own confirm button. */
  lines: readonly StationLine[];
  /** All confirmable prices of the station; empty if offered elsewhere. */
  whole: readonly StationLine[];
  /** False if another action is more important here. */
  isMain: boolean;
  /** True without a price that could have changed. */
  isFirst: boolean;
  onConfirm: (entries: readonly ReportEntry[]) => void;
  onChange: () => void;
}

/**
 * The totem's buttons: 'Confermo' for each price, 'Ho visto tutto il totem' for all, which it
 * lists, and 'È cambiato' (rule report-totem).
 */
export function ReportActions(props: ReportActionsProps) {
  const { rest, sending, lines, whole, isMain, isFirst, onConfirm, onChange } = props;
  const questionId = useId();
  const isOne = lines.length === 1;
  return (
    <div className={styles.actions} data-screen-only>
      {rest}
      {lines.length > 0 && (
        <div className={styles.prices} data-one={isOne} role="group" aria-labelledby={questionId}>
          <p id={questionId} className={styles.question}>
            {isOne ? m.report_question_one() : m.report_question()}
          </p>
          {lines.map((line) => {
            const isBusy = isConfirming(sending, [line]);
            return (
              <Button
                key={line.fuel.id}
                variant={isMain ? 'filled' : 'default'}
                aria-busy={isBusy}
                onClick={() => onConfirm(confirmationsOf([line]))}
              >
                {isBusy ? <BusyIcon size={20} /> : CHECK}
                {isOne ? (
                  <Named line={line}>
                    {m.report_confirm()}
                    <VisuallyHidden> {fuelName(line.fuel)}</VisuallyHidden>
                  </Named>
                ) : (
                  <Named line={line}>
                    <VisuallyHidden>{m.report_confirm()} </VisuallyHidden>
                    {isMain ? fuelName(line.fuel) : shortFuelName(line.fuel)}
                  </Named>
                )}
              </Button>
            );
          })}
        </div>
      )}
      <ConfirmAll whole={whole} sending={sending} onConfirm={onConfirm} />
      <Button variant="default" onClick={onChange}>
        <IconPencil size={20} stroke={1.75} aria-hidden="true" />
        {isFirst ? m.report_first() : m.report_change()}
      </Button>
    </div>
  );
}

const CHECK = <IconCheck size={20} stroke={2} aria-hidden="true" />;

/** Adds the price for screen readers. */
const Named = ({ line, children }: { line: StationLine; children: ReactNode }) => (
  <span>
    {children}
    {line.price && <VisuallyHidden> {euroText(line.price.price)}</VisuallyHidden>}
  </span>
);
