import type { ReviewChip } from '@pieno/contract/reviews/reviews.ts';
import IconCheck from '~icons/tabler/check';
import IconCircleDashed from '~icons/tabler/circle-dashed';
import IconStar from '~icons/tabler/star';
import IconX from '~icons/tabler/x';
import { useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import { CHIP_NAMES, CHIPS, yesText } from './chip-names.ts';
import { STARS } from './review-body.tsx';
import styles from './reviews.module.css';

interface ChoiceProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/** Five stars to choose from; 0 for none. Native radio buttons, so that arrow keys work. */
export function StarChoice({ value, onChange }: ChoiceProps<number>) {
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

/** The yes/no questions: taps cycle through yes, no and no answer. */
export function ChipChoice({ value, onChange }: ChoiceProps<Partial<Record<ReviewChip, boolean>>>) {
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.hint}>{m.review_chips()}</legend>
      {CHIPS.map((chip) => {
        const { [chip]: yes, ...others } = value;
        const Mark = yes === undefined ? IconCircleDashed : yes ? IconCheck : IconX;
        const name = CHIP_NAMES[chip]();
        return (
          <button
            key={chip}
            type="button"
            className={styles.chip}
            data-yes={yes}
            aria-label={`${name}: ${yes === undefined ? m.review_unsaid() : yesText(yes)}`}
            onClick={() => onChange(yes === false ? others : { ...value, [chip]: !yes })}
          >
            <Mark size={16} stroke={2} aria-hidden="true" />
            {name}
          </button>
        );
      })}
    </fieldset>
  );
}
