import type { AgedPrice } from '@pieno/contract/prices/freshness.ts';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import { momentText } from '../../../core/format/moment.ts';
import { useNow } from '../../../core/browser/use-now.ts';
import { InView } from '../../../core/components/in-view.tsx';
import { m } from '../../../paraglide/messages.js';
import { fuelName } from '../../prices/fuel-names.ts';
import styles from './price-sheet.module.css';
import { useRecentDispute, type Disputes } from './use-disputes.ts';
import { useUndoDispute } from './use-undo-dispute.ts';

interface SubmittedDisputeProps {
  fuel: AgedPrice;
  businessId: number;
  disputes: Disputes;
}

/** Beside a price that the user has disputed: the thanks, later the time, and the undo button. */
export function SubmittedDispute({ fuel, businessId, disputes }: SubmittedDisputeProps) {
  const now = useNow();
  const before = useRecentDispute(fuel, businessId);
  const undoing = useUndoDispute(before, () => disputes.ask(null));
  const answer = disputes.fuelId === fuel.fuel_type.id ? disputes.answer : undefined;
  const text = undoing.failure ?? answer ?? (undoing.isUndone && m.dispute_undone());
  return (
    <>
      {text && (
        <InView key={text}>
          <p role="status" className={styles.note}>
            {text}
          </p>
        </InView>
      )}
      {!answer && before && (
        <p className={styles.note}>{m.dispute_said({ when: momentText(before.at, now) })}</p>
      )}
      {undoing.undo && (
        <button
          type="button"
          className={styles.wrong}
          aria-busy={undoing.isBusy}
          onClick={undoing.undo}
        >
          {m.dispute_undo()}
          <VisuallyHidden> {fuelName(fuel.fuel_type)}</VisuallyHidden>
        </button>
      )}
    </>
  );
}
