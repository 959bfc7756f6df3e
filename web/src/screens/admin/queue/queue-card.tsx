import type { QueueDecision, QueueItem } from '@pieno/contract/queue/queue.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import { Link } from '@pieno/ui/buttons/link.tsx';
import { m } from '../../../paraglide/messages.js';
import { fuelName } from '../../../features/prices/fuel-names.ts';
import { PriceAge } from '../../../features/prices/price-age.tsx';
import { originLabel } from '../../../features/prices/origin-label.ts';
import { PriceInUnit } from '../../../features/prices/price-in-unit.tsx';
import { causeText } from './causes.ts';
import { AuthorRecord, unknownAuthors } from './author-record.tsx';
import { KINDS } from './kinds.ts';
import { QueueFacts } from './queue-facts.tsx';
import styles from './queue.module.css';

interface QueueCardProps {
  item: QueueItem;
  /** By author's id, the person's number here. */
  numbers: ReadonlyMap<string, number>;
  isBusy: boolean;
  onDecide: (decision: QueueDecision) => void;
}

/** One waiting price: the report and its authors, the station's and the others' prices, and the decision. */
export function QueueCard({ item, numbers, isBusy, onDecide }: QueueCardProps) {
  const { kind, business, fuel_type, price, origin, reason, seen_at, voices, authors } = item;
  const cause = causeText(item);
  const name = `${business.name}, ${fuelName(fuel_type)}`;
  const [yes, no] =
    kind === 'contested'
      ? [m.admin_right(), m.admin_wrong()]
      : [m.admin_accept(), m.admin_reject()];
  const lock = labelFor(authors, numbers, m.admin_lock_one, m.admin_lock_some);
  const vouch = labelFor(unknownAuthors(item), numbers, m.admin_vouch_one, m.admin_vouch_some);
  const answers = [
    ['accept', yes, 'filled'],
    ['reject', no, 'default'],
    ['vouch', vouch, 'default'],
    ['lock', lock, 'danger'],
  ] as const;
  return (
    <article className={styles.card} aria-label={name} tabIndex={-1}>
      <header className={styles.head}>
        <Link to={`/admin/distributori/${business.id}`} className={styles.station} translate="no">
          {business.name}
        </Link>
        <Chip tone="notice">{KINDS[kind]()}</Chip>
      </header>
      <div className={styles.main}>
        <div className={styles.about}>
          <p className={styles.fuel}>{fuelName(fuel_type)}</p>
          <p className={styles.hint}>
            {originLabel(origin)} · <PriceAge date={seen_at} />
            {voices > 1 && ` · ${m.admin_voices({ count: voices })}`}
          </p>
          {reason === 'unsold' ? (
            <p className={styles.hint}>{m.admin_queue_unsold()}</p>
          ) : (
            cause && <p className={styles.cause}>{cause}</p>
          )}
        </div>
        <PriceInUnit value={price} unit={fuel_type.unit} />
      </div>
      <QueueFacts item={item} />
      {authors.map((author) => (
        <AuthorRecord key={author.id} author={author} number={numbers.get(author.id)!} />
      ))}
      <div className={styles.answers}>
        {answers.map(
          ([decision, label, variant]) =>
            label !== undefined && (
              <Button
                key={decision}
                variant={variant}
                aria-label={`${label}: ${name}`}
                aria-disabled={isBusy}
                onClick={() => onDecide(decision)}
              >
                {label}
              </Button>
            ),
        )}
      </div>
    </article>
  );
}

/** Labels a button about one of some people; undefined if there are none. */
function labelFor(
  [author, ...others]: QueueItem['authors'],
  numbers: ReadonlyMap<string, number>,
  one: (given: { number: number }) => string,
  some: () => string,
): string | undefined {
  if (!author) return undefined;
  return others.length === 0 ? one({ number: numbers.get(author.id)! }) : some();
}
