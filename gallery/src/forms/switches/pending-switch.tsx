import { SwitchRow } from '@pieno/ui/switch-row.tsx';
import { useEffect, useState } from 'react';
import styles from './form-switches-page.module.css';

/** Milliseconds the pretended answer takes. */
const ANSWER_MS = 1_000;

/** Turns at once, and cannot be turned back before the answer is here. */
export function PendingSwitch() {
  const [isOn, setOn] = useState(false);
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setPending(false), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return (
    <div className={styles.bleed}>
      <SwitchRow
        label="Share my prices"
        hint={isPending ? 'Saving…' : isOn ? 'Saved: shared.' : 'Saved: kept to yourself.'}
        isOn={isOn}
        isPending={isPending}
        onToggle={(next) => {
          setOn(next);
          setPending(true);
        }}
      />
    </div>
  );
}
