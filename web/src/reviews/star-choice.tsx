import IconStar from '~icons/tabler/star';
import { useId } from 'react';
import { m } from '../paraglide/messages.js';
import { STARS } from './review-body.tsx';
import styles from './reviews.module.css';

interface StarChoiceProps {
  /** 0 for none yet. */
  value: number;
  onChange: (stars: number) => void;
}

/** Five stars, of which one taps the last that is given. Native radio buttons: arrow keys move the choice. */
export function StarChoice({ value, onChange }: StarChoiceProps) {
  const name = useId();
  return (
    <fieldset className={styles.stars}>
      <legend>{m.review_own()}</legend>
      {STARS.map((star) => (
        <label key={star} className={styles.star}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            aria-label={m.review_stars({ count: star })}
            checked={star === value}
            onChange={() => onChange(star)}
          />
          <IconStar size={30} stroke={1.75} aria-hidden="true" data-on={star <= value} />
        </label>
      ))}
    </fieldset>
  );
}
