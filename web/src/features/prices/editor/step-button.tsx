import { once } from '@pieno/contract/once.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './price-field.module.css';

interface StepButtonProps {
  /** The fuel's name. */
  fuel: string;
  /** Signed thousandths. */
  by: number;
  /** True without a price to change. */
  isOff: boolean;
  onStep: (by: number) => void;
}

const tenths = once(() => new Intl.NumberFormat(m.locale()));

/** Changes a price by a cent or a tenth of one: '+1', '−0,1'. */
export function StepButton({ fuel, by, isOff, onStep }: StepButtonProps) {
  const cents = tenths().format(Math.abs(by) / 10);
  const name = by > 0 ? m.price_editor_more({ fuel, cents }) : m.price_editor_less({ fuel, cents });
  return (
    <button
      type="button"
      className={styles.step}
      data-size={Math.abs(by) < 10 ? 'small' : 'large'}
      aria-label={name}
      disabled={isOff}
      onClick={({ currentTarget }) => {
        // Safari leaves the focus in the field, which would still show the typed text.
        currentTarget.focus();
        onStep(by);
      }}
    >
      <span aria-hidden="true" translate="no">{`${by > 0 ? '+' : '−'}${cents}`}</span>
    </button>
  );
}
