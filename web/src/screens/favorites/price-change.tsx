import { priceDigits } from '@pieno/ui/price/price-text.ts';
import { centsText } from '../../core/format/cents.ts';
import { sinceDayText } from '../../core/format/since-day.ts';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import type { PriceChange } from './favorite-rows.ts';
import styles from './favorites.module.css';

/** Formats '−1,2 cent da martedì, era 1,711': the sign repeats what the colour shows. */
export function ChangeSince({ change, price }: { change: PriceChange; price: number }) {
  const now = useNow();
  const by = Number((price - change.before).toFixed(3));
  return (
    <p className={styles.change} data-rose={by > 0}>
      <strong>
        {m.favorites_change({ by: centsText(by), since: sinceDayText(change.at, now) })}
      </strong>
      <span className={styles.before}>
        {m.favorites_before({ price: priceDigits(change.before) })}
      </span>
    </p>
  );
}
