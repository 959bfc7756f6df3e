import type { QueueDecision, QueueItem } from '@pieno/contract/queue.ts';
import { Button } from '@pieno/ui/button.tsx';
import { Chip } from '@pieno/ui/chip.tsx';
import { Link } from '@pieno/ui/link.tsx';
import { Price } from '@pieno/ui/price.tsx';
import { priceDigits } from '@pieno/ui/price-text.ts';
import { m } from '../../paraglide/messages.js';
import { unitName } from '../../prices/category-names.ts';
import { fuelName } from '../../prices/fuel-names.ts';
import { PriceAge } from '../../prices/price-age.tsx';
import { originWord } from '../../prices/origin-word.ts';
import { AuthorRecord } from './author-record.tsx';
import styles from './queue.module.css';

const KINDS = {
  held: m.admin_kind_held,
  contested: m.admin_kind_contested,
  reported: m.admin_kind_reported,
  doubtful: m.admin_kind_doubtful,
} as const;

interface QueueCardProps {
  item: QueueItem;
  isBusy: boolean;
  onDecide: (decision: QueueDecision) => void;
}

/** One price that waits: what was said and by whom, what the station and the others show, and the decision. */
export function QueueCard({ item, isBusy, onDecide }: QueueCardProps) {
  const { kind, business, fuel_type, price, origin, seen_at, voices, current, reference } = item;
  const name = `${business.name}, ${fuelName(fuel_type)}`;
  const [yes, no] =
    kind === 'contested'
      ? [m.admin_right(), m.admin_wrong()]
      : [m.admin_accept(), m.admin_reject()];
  return (
    <article className={styles.card} aria-label={name} tabIndex={-1}>
      <header className={styles.head}>
        <Link to={`/admin/prezzi/${business.id}`} className={styles.station} translate="no">
          {business.name}
        </Link>
        <Chip tone="notice">{KINDS[kind]()}</Chip>
      </header>
      <div className={styles.main}>
        <div className={styles.about}>
          <p className={styles.fuel}>{fuelName(fuel_type)}</p>
          <p className={styles.hint}>
            {originWord(origin)} · <PriceAge date={seen_at} withIcon={false} />
            {voices > 1 && ` · ${m.admin_voices({ count: voices })}`}
          </p>
        </div>
        <Price value={price} unit={fuel_type.unit} unitText={unitName(fuel_type.unit)} />
      </div>
      <dl className={styles.facts}>
        {current && kind !== 'contested' && (
          <Fact
            name={m.admin_current()}
            value={`${priceDigits(current.price)} · ${originWord(current.origin)}`}
          />
        )}
        {reference !== null && <Fact name={m.admin_reference()} value={priceDigits(reference)} />}
        {item.recent.length > 0 && (
          <Fact
            name={m.admin_recent()}
            value={item.recent.map((each) => priceDigits(each.price)).join(' · ')}
          />
        )}
      </dl>
      {item.authors.map((author, index) => (
        <AuthorRecord key={author.id} author={author} number={index + 1} />
      ))}
      <div className={styles.answers}>
        <Button
          aria-label={`${yes}: ${name}`}
          aria-disabled={isBusy}
          onClick={() => onDecide('accept')}
        >
          {yes}
        </Button>
        <Button
          variant="default"
          aria-label={`${no}: ${name}`}
          aria-disabled={isBusy}
          onClick={() => onDecide('reject')}
        >
          {no}
        </Button>
        {item.authors.length > 0 && (
          <Button
            variant="quiet"
            aria-label={`${m.admin_lock()}: ${name}`}
            aria-disabled={isBusy}
            onClick={() => onDecide('lock')}
          >
            {m.admin_lock()}
          </Button>
        )}
      </div>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
