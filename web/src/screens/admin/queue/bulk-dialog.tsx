import type { BulkDecision, QueueItem } from '@pieno/contract/queue/queue.ts';
import { priceDigits } from '@pieno/ui/price/price-text.ts';
import { m } from '../../../paraglide/messages.js';
import { fuelName } from '../../../features/prices/fuel-names.ts';
import { ReasonDialog, type ReasonDialogProps } from '../reason-dialog.tsx';
import { usualReasons } from './causes.ts';
import { KINDS } from './kinds.ts';
import styles from './queue-list.module.css';

interface BulkDialogProps extends Pick<ReasonDialogProps, 'onSubmit' | 'onClose'> {
  /** As they were when the dialog opened: the decision is about nothing else. */
  items: readonly QueueItem[];
  decision: BulkDecision['decision'];
}

/** Names each price that the decision is about, and asks for one common reason. */
export function BulkDialog({ items, decision, onSubmit, onClose }: BulkDialogProps) {
  const isReject = decision === 'reject';
  const count = items.length;
  return (
    <ReasonDialog
      question={
        isReject ? m.admin_bulk_reject_question({ count }) : m.admin_bulk_accept_question({ count })
      }
      submit={isReject ? m.admin_bulk_reject({ count }) : m.admin_bulk_accept({ count })}
      usual={isReject ? usualReasons(items) : []}
      isNeeded={isReject}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {/* Focusable, so that keys can scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.named} role="region" aria-label={m.admin_chosen_label()} tabIndex={0}>
        <ul role="list">
          {items.map(({ id, kind, price, business, fuel_type }) => (
            <li key={`${id} ${kind}`}>
              <span className={styles.price}>{priceDigits(price)}</span> {business.name},{' '}
              {fuelName(fuel_type)}, {KINDS[kind]()}
            </li>
          ))}
        </ul>
      </div>
    </ReasonDialog>
  );
}
