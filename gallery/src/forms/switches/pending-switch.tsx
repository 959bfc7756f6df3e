import { SwitchRow } from '@pieno/ui/switch-row.tsx';
import { useState } from 'react';
import { useBusy } from '../../kit/use-busy.ts';
import styles from './form-switches-page.module.css';

/** Milliseconds the pretended answer takes. */
const ANSWER_MS = 1_000;

/** Turns at once, and cannot be turned back before the answer is here. */
export function PendingSwitch() {
  const [isOn, setOn] = useState(false);
  const { isBusy: isPending, start } = useBusy(ANSWER_MS);
  return (
    <div className={styles.bleed}>
      <SwitchRow
        label="Share my prices"
        hint={isPending ? 'Saving…' : isOn ? 'Saved: shared.' : 'Saved: kept to yourself.'}
        isOn={isOn}
        isPending={isPending}
        onToggle={(next) => {
          setOn(next);
          start();
        }}
      />
    </div>
  );
}
