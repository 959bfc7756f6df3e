import type { QueueItem } from '@pieno/contract/queue/queue.ts';
import { priceDigits } from '@pieno/ui/price/price-text.ts';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { fuelName } from '../../../features/prices/fuel-names.ts';
import { originLabel } from '../../../features/prices/origin-label.ts';
import { authorText, unknownAuthors } from './author-record.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { usualForLocks } from '../usual-for-locks.ts';
import { usualReasons } from './causes.ts';

interface DecisionDialogProps {
  item: QueueItem;
  decision: 'reject' | 'lock' | 'vouch';
  /** By author's id, the person's number here. */
  numbers: ReadonlyMap<string, number>;
  /** @param person whom to lock or to vouch for; undefined for other decisions */
  onSubmit: (reason: string | undefined, person: string | undefined) => Promise<void>;
  onClose: () => void;
}

/** Asks why a price is rejected, and shows the price then valid; or asks whom to lock or to vouch for. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { item, decision, numbers, onSubmit, onClose } = props;
  const isReject = decision === 'reject';
  const authors = decision === 'vouch' ? unknownAuthors(item) : item.authors;
  const [person, setPerson] = useState(authors[0]?.id ?? '');
  const [question, submit] = isReject ? rejectTexts(item) : personTexts(decision, authors, numbers);
  return (
    <ReasonDialog
      question={question}
      submit={submit}
      usual={isReject ? usualReasons([item]) : decision === 'lock' ? usualForLocks() : []}
      isNeeded={decision !== 'vouch'}
      onSubmit={(reason) => onSubmit(reason, !isReject && person !== '' ? person : undefined)}
      onClose={onClose}
    >
      {!isReject && authors.length > 1 && (
        <Segmented
          label={decision === 'vouch' ? m.admin_vouch_whom() : m.admin_lock_whom()}
          options={authors.map((author) => ({
            value: author.id,
            label: authorText(author, numbers.get(author.id)!),
          }))}
          value={person}
          onChange={setPerson}
        />
      )}
    </ReasonDialog>
  );
}

function personTexts(
  decision: 'lock' | 'vouch',
  [author, ...others]: QueueItem['authors'],
  numbers: ReadonlyMap<string, number>,
): [string, string] {
  const number = author && others.length === 0 ? numbers.get(author.id)! : undefined;
  if (decision === 'vouch') {
    return [
      number === undefined ? m.admin_vouch_some_question() : m.admin_vouch_one_question({ number }),
      m.admin_vouch_yes(),
    ];
  }
  return [
    number === undefined ? m.admin_lock_some_question() : m.admin_lock_question({ number }),
    m.admin_lock(),
  ];
}

/** Uses the pressed button's verb. */
function rejectTexts(item: QueueItem): [string, string] {
  const { business, fuel_type, price, kind } = item;
  const about = {
    fuel: fuelName(fuel_type),
    name: business.name,
    price: priceDigits(price),
    next: nextText(item),
  };
  return kind === 'contested'
    ? [m.admin_wrong_question(about), m.admin_wrong()]
    : [m.admin_reject_question(about), m.admin_reject()];
}

/** Formats the price valid after the rejection: the one before it, if the rejected price is shown. */
function nextText({ kind, before, current }: QueueItem): string {
  const isShown = kind === 'contested' || kind === 'doubtful';
  const next = isShown ? before : current;
  if (!next) return m.admin_next_none();
  const about = { price: priceDigits(next.price), origin: originLabel(next.origin) };
  return isShown ? m.admin_next_before(about) : m.admin_next_current(about);
}
