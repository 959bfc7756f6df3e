import { IconClock } from '@tabler/icons-react';
import { ageText } from '../format/age.ts';
import { dateTimeText } from '../format/date-time.ts';
import { useNow } from '../hooks/use-now.ts';
import styles from './price-age.module.css';

/** How long ago a price was seen, with the exact time on hover. The age is computed on the phone. */
export function PriceAge({ date, withIcon = true }: { date: string; withIcon?: boolean }) {
  const now = useNow();
  return (
    <span className={styles.age}>
      {withIcon && <IconClock size={14} stroke={1.75} aria-hidden="true" />}
      <time dateTime={date} title={dateTimeText(date)}>
        {ageText(date, now)}
      </time>
    </span>
  );
}
