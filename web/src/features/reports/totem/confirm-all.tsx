import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import styles from '../report.module.css';
import { pricesText } from '../sent-text.ts';
import {
  confirmationsOf,
  isConfirming,
  type ReportEntry,
  type StationLine,
} from './station-lines.ts';

interface ConfirmAllProps {
  /** All confirmable prices of the station. */
  whole: readonly StationLine[];
  sending: readonly ReportEntry[];
  onConfirm: (entries: readonly ReportEntry[]) => void;
}

/**
 * 'Ho visto tutto il totem': confirms all prices of the station, and lists them; nothing if
 * there is only one.
 */
export function ConfirmAll({ whole, sending, onConfirm }: ConfirmAllProps) {
  const namesId = useId();
  if (whole.length < 2) return null;
  const isBusy = isConfirming(sending, whole);
  const entries = confirmationsOf(whole);
  return (
    <>
      <Button
        variant="default"
        aria-describedby={namesId}
        aria-busy={isBusy}
        onClick={() => onConfirm(entries)}
      >
        {isBusy && <BusyIcon size={20} />}
        {m.report_confirm_all()}
      </Button>
      <p id={namesId} className={styles.names}>
        {m.report_confirm_all_names({ prices: pricesText(entries, whole) })}
      </p>
    </>
  );
}
