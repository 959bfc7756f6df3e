import { BusyIcon } from '@pieno/ui/states/busy-icon.tsx';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { m } from '../../../paraglide/messages.js';
import { useEffect, useRef } from 'react';
import styles from './totem-editor.module.css';

interface EditorActionsProps {
  isSending: boolean;
  /** True while the user is asked about some prices. */
  isAsking: boolean;
  onSend: () => void;
  onInsist: () => void;
  onCorrect: () => void;
  onCancel: () => void;
}

/**
 * The editor's buttons: to send, or to answer the question, where the focus is on correcting,
 * so that a hasty tap insists on nothing.
 */
export function EditorActions(props: EditorActionsProps) {
  const { isSending, isAsking, onSend, onInsist, onCorrect, onCancel } = props;
  const correct = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) correct.current?.focus({ preventScroll: true });
  }, [isAsking]);
  const [yes, no] = isAsking
    ? [m.report_sure_yes(), m.report_sure_no()]
    : [m.report_send(), m.report_cancel()];
  return (
    <div className={styles.actions}>
      <Button aria-busy={isSending} onClick={isAsking ? onInsist : onSend}>
        {isSending && <BusyIcon size={20} />}
        {yes}
      </Button>
      <Button ref={correct} variant="default" onClick={isAsking ? onCorrect : onCancel}>
        {no}
      </Button>
    </div>
  );
}
