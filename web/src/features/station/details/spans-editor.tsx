import { DETAILS_MAX } from '@pieno/contract/stations/station-details.ts';
import type { Span } from '@pieno/contract/stations/opening-hours.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { describeField, FieldError } from '@pieno/ui/forms/field.tsx';
import IconPlus from '~icons/tabler/plus';
import IconX from '~icons/tabler/x';
import { useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import { isTyped, UNTYPED } from './details-draft.ts';
import styles from './details-form.module.css';

interface SpansEditorProps {
  /** The day, for the fields' accessible names. */
  day: string;
  spans: readonly Span[];
  error: string | undefined;
  onChange: (spans: Span[]) => void;
}

/** The spans of one day; none means closed. */
export function SpansEditor({ day, spans, error, onChange }: SpansEditorProps) {
  const id = useId();
  const change = (index: number, part: Partial<Span>) =>
    onChange(spans.map((span, at) => (at === index ? { ...span, ...part } : span)));
  // If a span is unfinished, mark only its empty fields.
  const isUnfinished = !spans.every(isTyped);
  const fieldOf = (value: string) =>
    describeField(id, { error: isUnfinished && value !== '' ? undefined : error });
  return (
    <div className={styles.spans}>
      {spans.length === 0 && <p className={styles.closed}>{m.hours_closed()}</p>}
      {spans.map(({ from, to }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- typed fields have no other identity
        <div key={index} className={styles.span}>
          <input
            type="time"
            className={styles.time}
            aria-label={m.hours_from({ day, number: index + 1 })}
            {...fieldOf(from)}
            value={from}
            onChange={({ target }) => change(index, { from: target.value })}
          />
          <span aria-hidden="true">–</span>
          <input
            type="time"
            className={styles.time}
            aria-label={m.hours_to({ day, number: index + 1 })}
            {...fieldOf(to)}
            value={to === '24:00' ? '00:00' : to}
            onChange={({ target }) => change(index, { to: target.value })}
          />
          <button
            type="button"
            className={styles.remove}
            aria-label={m.hours_remove({ day, number: index + 1 })}
            onClick={() => onChange(spans.filter((_, at) => at !== index))}
          >
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
      ))}
      <FieldError id={id} error={error} />
      {spans.length < DETAILS_MAX.spans && (
        <Button
          variant="quiet"
          aria-label={m.hours_add_to({ day })}
          onClick={() => onChange([...spans, UNTYPED])}
        >
          <IconPlus size={20} stroke={1.75} aria-hidden="true" />
          {m.hours_add()}
        </Button>
      )}
    </div>
  );
}
