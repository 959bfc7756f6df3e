import type { AgedPrice } from '@pieno/contract/prices/freshness.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { VisuallyHidden } from '@pieno/ui/visually-hidden.tsx';
import { InView } from '../../../core/components/in-view.tsx';
import { m } from '../../../paraglide/messages.js';
import { fuelName } from '../../prices/fuel-names.ts';
import styles from './price-sheet.module.css';
import { useRecentDispute, type Disputes } from './use-disputes.ts';

interface DisputeProps {
  fuel: AgedPrice;
  businessId: number;
  disputes: Disputes;
}

/** 'Prezzo sbagliato': after a question, disputes the price, without asking for the right one. */
export function Dispute({ fuel, businessId, disputes }: DisputeProps) {
  const before = useRecentDispute(fuel, businessId);
  const { fuel_type: type, price } = fuel;
  const { fuelId, answer, failure, isSending, submit, ask, prompt } = disputes;
  const name = <VisuallyHidden> {fuelName(type)}</VisuallyHidden>;
  const isOfThis = fuelId === type.id;
  if (before || (isOfThis && answer)) return null;
  if (!isOfThis)
    return (
      <button type="button" className={styles.wrong} onClick={() => ask(type.id)}>
        {m.dispute()}
        {name}
      </button>
    );
  return (
    <div className={styles.asking}>
      <p className={styles.note}>{m.dispute_question()}</p>
      {failure && (
        <InView key={failure}>
          <p role="status" className={styles.note}>
            {failure}
          </p>
        </InView>
      )}
      <div className={styles.row}>
        <Button
          variant="default"
          aria-busy={isSending}
          onClick={() => submit({ business_id: businessId, fuel_type_id: type.id, price })}
        >
          {m.dispute_yes()}
          {name}
        </Button>
        <Button variant="default" onClick={() => ask(null)}>
          {m.dispute_no()}
        </Button>
      </div>
      {prompt}
    </div>
  );
}
