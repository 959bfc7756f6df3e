import type { AgedPrice } from '@pieno/contract/prices/freshness.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import { useState } from 'react';
import { momentText } from '../../format/moment.ts';
import { useNow } from '../../hooks/use-now.ts';
import { m } from '../../paraglide/messages.js';
import { fuelName } from '../../prices/fuel-names.ts';
import { useUser } from '../../session/use-visitor.ts';
import { useStore } from '../../storage/store.ts';
import { InView } from '../../notices/in-view.tsx';
import styles from './price-sheet.module.css';
import { recentDisputes } from './recent-disputes.ts';
import { useSaid } from '../use-said.tsx';
import { useUndoDispute } from './use-undo-dispute.ts';

interface DisputeProps {
  fuel: AgedPrice;
  businessId: number;
}

/** 'Prezzo sbagliato': says, after a question, that the pump shows another price; which one is not asked. */
export function Dispute({ fuel, businessId }: DisputeProps) {
  const user = useUser();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const { fuel_type: type, price } = fuel;
  const word = { business_id: businessId, fuel_type_id: type.id, price };
  const { say, isSending, answer, failure, prompt, reset } = useSaid(businessId);
  const before = useStore(recentDisputes).find(
    (each) =>
      each.user_id === user?.id &&
      each.business_id === businessId &&
      each.fuel_type_id === type.id &&
      each.price === price,
  );
  const undoing = useUndoDispute(before, () => {
    reset();
    setAsking(false);
  });
  const said = failure ?? undoing.failure ?? answer ?? (undoing.isUndone && m.dispute_undone());
  const name = <VisuallyHidden> {fuelName(type)}</VisuallyHidden>;
  return (
    <>
      {said && (
        <InView key={said}>
          <p role="status" className={styles.said}>
            {said}
          </p>
        </InView>
      )}
      {!answer && before && (
        <p className={styles.said}>{m.dispute_said({ when: momentText(before.at, now) })}</p>
      )}
      {undoing.undo && (
        <button
          type="button"
          className={styles.wrong}
          aria-busy={undoing.isBusy}
          onClick={undoing.undo}
        >
          {m.dispute_undo()}
          {name}
        </button>
      )}
      {!answer && !before && !isAsking && (
        <button type="button" className={styles.wrong} onClick={() => setAsking(true)}>
          {m.dispute()}
          {name}
        </button>
      )}
      {!answer && !before && isAsking && (
        <div className={styles.asking}>
          <p className={styles.said}>{m.dispute_question()}</p>
          <div className={styles.row}>
            <Button variant="default" aria-busy={isSending} onClick={() => say(word)}>
              {m.dispute_yes()}
              {name}
            </Button>
            <Button variant="default" onClick={() => setAsking(false)}>
              {m.dispute_no()}
            </Button>
          </div>
        </div>
      )}
      {prompt}
    </>
  );
}
