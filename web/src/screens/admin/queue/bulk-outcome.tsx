import type { BulkDecided, QueueItem } from '@pieno/contract/queue/queue.ts';
import { priceDigits } from '@pieno/ui/price/price-text.ts';
import { ownText } from '../../../core/api/error-texts.ts';
import { Outcome } from '../../../core/components/outcome.tsx';
import { m } from '../../../paraglide/messages.js';
import { fuelName } from '../../../features/prices/fuel-names.ts';
import styles from './queue-list.module.css';

interface BulkOutcomeProps {
  outcome: BulkDecided;
  /** The items of the decision. */
  items: readonly QueueItem[];
}

/** How many prices were decided, and why each of the others was not. */
export function BulkOutcome({ outcome: { message, refused }, items }: BulkOutcomeProps) {
  return (
    <Outcome kind={refused.length > 0 ? 'error' : 'success'}>
      {message}
      {refused.length > 0 && (
        <>
          {`. ${m.admin_bulk_refused({ count: refused.length })}`}
          <ul className={styles.refused}>
            {refused.map(({ id, code, message: sentence }) => {
              const item = items.find((one) => one.id === id)!;
              return (
                <li key={id}>
                  {priceDigits(item.price)} {item.business.name}, {fuelName(item.fuel_type)}:{' '}
                  {ownText({ code }, sentence)}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Outcome>
  );
}
