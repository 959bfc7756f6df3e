import { TIME_ZONE } from '@pieno/contract/time-zone.ts';
import { ButtonLink } from '@pieno/ui/buttons/button-link.tsx';
import IconConfetti from '~icons/tabler/confetti';
import styles from './coming-soon-page.module.css';

const day = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: TIME_ZONE,
});

/** Replaces the countdown. */
export function Launched({ since }: { since: Date }) {
  return (
    <div className={styles.launched}>
      <p className={styles.news}>
        <IconConfetti size={22} stroke={1.75} aria-hidden="true" />
        The wait is over
      </p>
      <p className={styles.since}>
        We opened on <time dateTime={since.toISOString()}>{day.format(since)}</time>.
      </p>
      <ButtonLink to="/home">See today’s prices</ButtonLink>
    </div>
  );
}
