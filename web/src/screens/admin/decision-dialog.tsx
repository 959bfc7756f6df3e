import type { QueueItem } from '@pieno/contract/queue.ts';
import { priceDigits } from '@pieno/ui/price-text.ts';
import { Segmented } from '@pieno/ui/segmented.tsx';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { authorText } from './author-record.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface DecisionDialogProps {
  item: QueueItem;
  decision: 'reject' | 'lock';
  /** @param person whom to lock; undefined where it is not asked */
  onSubmit: (reason: string, person: string | undefined) => Promise<void>;
  onClose: () => void;
}

/** Asks why a price is rejected, or why somebody is shut out, and whom. */
export function DecisionDialog({ item, decision, onSubmit, onClose }: DecisionDialogProps) {
  const { authors, business, price } = item;
  const [person, setPerson] = useState(authors[0]?.id ?? '');
  const isLock = decision === 'lock';
  const about = { name: business.name, price: priceDigits(price) };
  // Asked in the word of the button that was pressed.
  const [question, submit] = isLock
    ? [m.admin_lock_question(), m.admin_lock()]
    : item.kind === 'contested'
      ? [m.admin_wrong_question(about), m.admin_wrong()]
      : [m.admin_reject_question(about), m.admin_reject()];
  return (
    <ReasonDialog
      question={question}
      submit={submit}
      onSubmit={(reason) => onSubmit(reason, isLock && person !== '' ? person : undefined)}
      onClose={onClose}
    >
      {isLock && authors.length > 1 && (
        <Segmented
          label={m.admin_lock_whom()}
          options={authors.map((author, index) => ({
            value: author.id,
            label: authorText(author, index + 1),
          }))}
          value={person}
          onChange={setPerson}
        />
      )}
    </ReasonDialog>
  );
}
