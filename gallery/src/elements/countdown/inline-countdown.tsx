import { Chip } from '@pieno/ui/chip.tsx';
import { useCountdown } from '../../kit/times/use-countdown.ts';
import styles from './countdown-page.module.css';

interface InlineCountdownProps {
  name: string;
  /** End of the countdown. */
  target: Date;
  now: () => number;
}

/** An inline countdown in its two largest units. */
export function InlineCountdown({ name, target, now }: InlineCountdownProps) {
  const left = useCountdown(target, now);
  const [first, second] = left
    ? [
        { count: left.days, unit: 'd' },
        { count: left.hours, unit: 'h' },
        { count: left.minutes, unit: 'min' },
        { count: left.seconds, unit: 's' },
      ].filter((_unit, index, all) => all.slice(0, index + 1).some(({ count }) => count > 0))
    : [];
  return (
    <li className={styles.line}>
      {name}
      {first ? (
        <Chip tone="notice">
          {first.count} {first.unit} {second && `${second.count} ${second.unit}`}
        </Chip>
      ) : (
        <Chip tone="faded">over</Chip>
      )}
    </li>
  );
}
