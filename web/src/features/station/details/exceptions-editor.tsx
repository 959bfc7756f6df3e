import { DETAILS_MAX } from '@pieno/contract/stations/station-details.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import type { FieldErrors } from '../../../core/forms/field-errors.ts';
import { m } from '../../../paraglide/messages.js';
import type { DetailsDraft } from './details-draft.ts';
import styles from './details-form.module.css';
import { SpansEditor } from './spans-editor.tsx';

type Exceptions = DetailsDraft['exceptions'];

interface ExceptionsEditorProps {
  exceptions: Exceptions;
  /** Error texts by `exceptions.index`. */
  errors: FieldErrors;
  onChange: (exceptions: Exceptions) => void;
}

/** Days with special hours, e.g. holidays. */
export function ExceptionsEditor({ exceptions, errors, onChange }: ExceptionsEditorProps) {
  const change = (index: number, part: Partial<Exceptions[number]>) =>
    onChange(exceptions.map((day, at) => (at === index ? { ...day, ...part } : day)));
  return (
    <section className={styles.group} aria-label={m.hours_exceptions()}>
      <h3 className={styles.heading}>{m.hours_exceptions()}</h3>
      {exceptions.map(({ date, spans }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- typed fields have no other identity
        <div key={index} className={styles.day}>
          <TextField
            type="date"
            name={`date-${index}`}
            label={m.hours_date()}
            value={date}
            onChange={({ target }) => change(index, { date: target.value })}
          />
          <SpansEditor
            day={date || m.hours_date()}
            spans={spans}
            error={errors[`exceptions.${index}`]}
            onChange={(changed) => change(index, { spans: changed })}
          />
          <Button
            variant="quiet"
            onClick={() => onChange(exceptions.filter((_, at) => at !== index))}
          >
            {m.hours_exception_remove()}
          </Button>
        </div>
      ))}
      {exceptions.length < DETAILS_MAX.exceptions && (
        <Button
          variant="default"
          onClick={() => onChange([...exceptions, { date: '', spans: [] }])}
        >
          {m.hours_exception_add()}
        </Button>
      )}
    </section>
  );
}
