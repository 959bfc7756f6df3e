import type { FuelType } from '@pieno/contract/prices/fuels.ts';
import { priceDigits } from '@pieno/ui/price/price-text.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { unitName } from '../category-names.ts';
import { fuelName } from '../fuel-names.ts';
import { focusNextPrice } from './focus-next-price.ts';
import styles from './price-field.module.css';
import { StepButton } from './step-button.tsx';
import { firstDigits, readPrice, step, STEPS, toEuro, typing, writePrice } from './typed-price.ts';

interface PriceFieldProps {
  /** Id of the input. */
  id?: string;
  fuel: Pick<FuelType, 'id' | 'name' | 'unit'>;
  /** In thousandths; null if unknown. */
  value: number | null;
  /** The price that drivers see now, in thousandths; null without one. */
  before: number | null;
  onChange: (thousandths: number) => void;
  /** True while the touched field holds no price: it stays empty. */
  isBlank?: boolean;
  /** Called when the field is emptied; without it an emptied field keeps the previous price. */
  onBlank?: (() => void) | undefined;
  /** Why this price was refused. */
  error?: string | undefined;
}

/**
 * Editor of one price on the totem (rule price-editor): the price is typed, starting with two
 * prefilled digits, or changed by a cent or a tenth of one.
 */
export function PriceField(props: PriceFieldProps) {
  const { fuel, value, before, onChange, error, isBlank = false, onBlank } = props;
  const name = fuelName(fuel);
  const ownId = useId();
  const id = props.id ?? ownId;
  const move = (by: number) => value !== null && onChange(step(value, by));
  const steppers = { fuel: name, isOff: value === null, onStep: move };
  return (
    <div className={styles.field}>
      <div className={styles.controls}>
        <StepButton {...steppers} by={-STEPS.large} />
        <StepButton {...steppers} by={-STEPS.small} />
        <PriceInput
          id={id}
          label={`${name}, ${m.price_editor_unit({ unit: unitName(fuel.unit) })}`}
          value={value}
          onChange={onChange}
          isBlank={isBlank}
          onBlank={onBlank}
          isWrong={error !== undefined}
        />
        <StepButton {...steppers} by={STEPS.small} />
        <StepButton {...steppers} by={STEPS.large} />
      </div>
      <p
        id={`${id}-note`}
        className={styles.note}
        aria-live="polite"
        data-wrong={error !== undefined}
        data-echo={before === null}
      >
        {error}
        {error === undefined && value !== null && value !== before && noteOf(before, value)}
      </p>
    </div>
  );
}

/** What will be sent, with all digits, next to the current price if any. */
const noteOf = (before: number | null, value: number): string =>
  before === null
    ? writePrice(value)
    : m.price_editor_change({ before: writePrice(before), after: writePrice(value) });

interface PriceInputProps {
  id: string;
  label: string;
  value: number | null;
  isWrong: boolean;
  isBlank: boolean;
  onChange: (thousandths: number) => void;
  onBlank: (() => void) | undefined;
}

/** The price input. Shows the third decimal raised, as drivers see it, unless being edited. */
function PriceInput(props: PriceInputProps) {
  const { id, label, isWrong, isBlank, onChange, onBlank } = props;
  const value = isBlank ? null : props.value;
  /** The text being typed; null if not editing. */
  const [typed, setTyped] = useState<string | null>(null);
  const start = value === null ? '' : firstDigits(value);
  const begun = useRef({ text: '', value });
  const text = typed ?? (value === null ? '' : writePrice(value));
  const input = useRef<HTMLInputElement>(null);
  const isTyping = typed !== null;
  useEffect(() => {
    // Select a refused price: the first key replaces it.
    if (isTyping && isWrong) input.current?.select();
  }, [isTyping, isWrong]);

  function begin(): void {
    begun.current = { text: start, value };
    setTyped(start);
  }

  function type(given: string): void {
    const next = typing(given);
    // Letters are not a price.
    if (next === null) return typed === begun.current.text ? onBlank?.() : undefined;
    setTyped(next);
    if (next === '') onBlank?.();
    const { text: prefilled, value: former } = begun.current;
    // Back at the prefilled digits, or empty: the price is unchanged. Typed digits are a price,
    // even if equal to the prefilled ones.
    const isBack = next === '' || (next === prefilled && next.length < text.length);
    const read = isBack ? former : readPrice(next);
    if (read === null || (next === '' && onBlank)) return;
    if (read !== props.value || isBlank) onChange(read);
  }

  return (
    <span className={styles.price} data-typing={isTyping} data-empty={value === null}>
      <input
        ref={input}
        id={id}
        aria-label={label}
        className={styles.input}
        type="text"
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        translate="no"
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-note`}
        placeholder={m.price_editor_empty()}
        value={text}
        onFocus={begin}
        // The tap that gave the focus has put the caret between the digits.
        onClick={({ currentTarget }) =>
          typed === begun.current.text &&
          currentTarget.setSelectionRange(typed.length, typed.length)
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          focusNextPrice(event.currentTarget);
        }}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => type(target.value)}
      />
      {!isTyping && value !== null && <Figure digits={priceDigits(toEuro(value))} />}
    </span>
  );
}

function Figure({ digits }: { digits: string }) {
  return (
    <span className={styles.figure} aria-hidden="true" translate="no">
      <span>{digits.slice(0, -1)}</span>
      <span className={styles.third}>{digits.slice(-1)}</span>
    </span>
  );
}
