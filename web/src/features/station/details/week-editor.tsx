import { WHOLE_DAY, type Span } from '@pieno/contract/stations/opening-hours.ts';
import { hoursText, isAlways } from '@pieno/contract/stations/opening-text.ts';
import { Button } from '@pieno/ui/buttons/button.tsx';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import type { FieldErrors } from '../../../core/forms/field-errors.ts';
import { m } from '../../../paraglide/messages.js';
import { isTyped, tidy, UNTYPED } from './details-draft.ts';
import styles from './details-form.module.css';
import { SpansEditor } from './spans-editor.tsx';

type Kind = 'unknown' | 'always' | 'days';

/** Weekday names, Monday first. */
const DAYS = Array.from({ length: 7 }, (_, day) =>
  new Intl.DateTimeFormat('it', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 10, 23 + day)),
  ),
);
const WEEKS: Readonly<Record<Kind, Span[][] | null>> = {
  unknown: null,
  always: DAYS.map(() => [WHOLE_DAY]),
  // Empty fields, not invented hours.
  days: DAYS.map(() => [UNTYPED]),
};

interface WeekEditorProps {
  label: string;
  week: Span[][] | null;
  /** Error texts by `field.day`. */
  errors: FieldErrors;
  field: 'hours' | 'self_hours';
  onChange: (week: Span[][] | null) => void;
}

/** Hours per weekday, always open or unknown, with a preview of the drivers' text. */
export function WeekEditor({ label, week, errors, field, onChange }: WeekEditorProps) {
  const kind: Kind = week === null ? 'unknown' : isAlways(week) ? 'always' : 'days';
  const setDay = (day: number, spans: Span[]) =>
    onChange(week!.map((before, at) => (at === day ? spans : before)));
  const hasProblem = Object.keys(errors).some((key) => key.startsWith(`${field}.`));
  return (
    <section className={styles.group} aria-label={label}>
      <h3 className={styles.heading}>{label}</h3>
      <Segmented
        label={label}
        value={kind}
        options={[
          { value: 'unknown', label: m.hours_unknown() },
          { value: 'always', label: m.hours_always() },
          { value: 'days', label: m.hours_days() },
        ]}
        onChange={(chosen) => onChange(WEEKS[chosen])}
      />
      {kind === 'days' &&
        week!.map((spans, day) => (
          <div key={DAYS[day]} className={styles.day}>
            <p className={styles.dayName}>{DAYS[day]}</p>
            <SpansEditor
              day={DAYS[day]!}
              spans={spans}
              error={errors[`${field}.${day}`]}
              onChange={(changed) => setDay(day, changed)}
            />
            {day === 0 && (
              <Button
                variant="default"
                disabled={spans.length > 0 && !spans.some(isTyped)}
                onClick={() =>
                  onChange(
                    week!.map((other, at) => (at > 0 && at < 5 ? spans.filter(isTyped) : other)),
                  )
                }
              >
                {m.hours_copy()}
              </Button>
            )}
          </div>
        ))}
      {week?.every((spans) => spans.every(isTyped)) && !hasProblem && (
        <p className={styles.preview} aria-live="polite">
          {hoursText(week.map(tidy))}
        </p>
      )}
    </section>
  );
}
