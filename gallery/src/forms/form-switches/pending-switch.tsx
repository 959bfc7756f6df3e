import { SwitchRow } from '@pieno/ui/forms/switch-row.tsx';
import { useState } from 'react';
import { useBusy } from '../../kit/use-busy.ts';
import styles from './form-switches-page.module.css';

/** Simulated request, in milliseconds. */
const ANSWER_MS = 1_000;

/** Changes at once, but stays locked until the simulated request is answered. */
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
