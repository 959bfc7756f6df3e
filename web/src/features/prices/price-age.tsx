import { ageText } from '../../core/format/age.ts';
import { dateTimeText, dayTimeText } from '../../core/format/date-time.ts';
import { useNow } from '../../core/browser/use-now.ts';
import styles from './price-age.module.css';

const DAY_MS = 86_400_000;

/** The age of a price, computed on the phone, muted after a day; the exact time is its tooltip. */
export function PriceAge({ date }: { date: string }) {
  const now = useNow();
  return (
    <span className={styles.age} data-today={now.getTime() - Date.parse(date) <= DAY_MS}>
      <time dateTime={date} title={dateTimeText(date)}>
        {ON_SERVER ? dayTimeText(date) : ageText(date, now)}
      </time>
    </span>
  );
}
