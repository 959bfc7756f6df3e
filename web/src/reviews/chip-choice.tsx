import type { ReviewChip } from '@pieno/contract/reviews/reviews.ts';
import IconCheck from '~icons/tabler/check';
import IconCircleDashed from '~icons/tabler/circle-dashed';
import IconX from '~icons/tabler/x';
import { m } from '../paraglide/messages.js';
import { CHIP_NAMES, CHIPS, yesText } from './chip-names.ts';
import styles from './reviews.module.css';

type Said = Partial<Record<ReviewChip, boolean>>;

interface ChipChoiceProps {
  value: Said;
  onChange: (said: Said) => void;
}

/** What is asked of every station: a tap says yes, the next one no, and a third one nothing. */
export function ChipChoice({ value, onChange }: ChipChoiceProps) {
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.hint}>{m.review_chips()}</legend>
      {CHIPS.map((chip) => {
        const yes = value[chip];
        const Mark = yes === undefined ? IconCircleDashed : yes ? IconCheck : IconX;
        const name = CHIP_NAMES[chip]();
        const { [chip]: _, ...others } = value;
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
