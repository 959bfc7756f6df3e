import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import IconCheck from '~icons/tabler/check';
import IconPencil from '~icons/tabler/pencil';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import styles from '../report.module.css';

interface ReportActionsProps {
  rest: ReactNode;
  isSending: boolean;
  /** Missing where there is no price to confirm. */
  onConfirm: (() => void) | undefined;
  onChange: () => void;
}

/** 'Confermo' and 'È cambiato', below the prices of the totem. */
export function ReportActions({ rest, isSending, onConfirm, onChange }: ReportActionsProps) {
  return (
    <div className={styles.actions} data-screen-only>
      {rest}
      {onConfirm && <p className={styles.question}>{m.report_question()}</p>}
      {onConfirm && (
        <Button aria-busy={isSending} onClick={onConfirm}>
          {isSending ? (
            <BusyIcon size={20} />
          ) : (
            <IconCheck size={20} stroke={2} aria-hidden="true" />
          )}
          {m.report_confirm()}
        </Button>
      )}
      <Button variant="default" onClick={onChange}>
        <IconPencil size={20} stroke={1.75} aria-hidden="true" />
        {onConfirm ? m.report_change() : m.report_first()}
      </Button>
    </div>
  );
}
