import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import IconCalendarCheck from '~icons/tabler/calendar-check';
import styles from './countdown-page.module.css';
import { daysSince } from './moments.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

interface PastProps {
  moment: Date;
  /** What happened at that moment. */
  what: string;
  now: () => number;
}

/** Replaces a finished countdown. */
export function Past({ moment, what, now }: PastProps) {
  const days = daysSince(moment, now());
  return (
    <div className={styles.past}>
      <IconCalendarCheck size={28} stroke={1.75} aria-hidden="true" />
      <p>
        <strong>{what}</strong>
        <br />
        <time dateTime={moment.toISOString()}>{day.format(moment)}</time>
        {days > 0 && `, ${days.toLocaleString('en-GB')} ${days === 1 ? 'day' : 'days'} ago`}
      </p>
    </div>
  );
}
