import { SCHEDULE_LIMITS } from '@pieno/contract/station-limits.ts';
import type { Due } from '@pieno/contract/prices/scheduled-prices.ts';
import { dayInSanMarino } from '@pieno/contract/time-zone.ts';
import { Segmented } from '@pieno/ui/forms/segmented.tsx';
import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useState } from 'react';
import { useNow } from '../../core/browser/use-now.ts';
import { m } from '../../paraglide/messages.js';
import styles from './schedule.module.css';

const DAY_MS = 86_400_000;
const MORNING = '06:00';

/** Returns the day some days after another, as year-month-day. */
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns tomorrow at six, by San Marino's calendar. */
export const tomorrowMorning = (now: Date): Due => ({
  date: dayAfter(dayInSanMarino(now), 1),
  time: MORNING,
});

interface DueChoiceProps {
  due: Due;
  /** Why the server refused it. */
  error: string | undefined;
  onChange: (due: Due) => void;
  /** True if it starts with a time other than tomorrow at six. */
  startsOther?: boolean;
}

/** From when a price is valid: tomorrow at six with one tap, or any time of the next seven days. */
export function DueChoice({ due, error, onChange, startsOther = false }: DueChoiceProps) {
  const [isOther, setOther] = useState(startsOther);
  const now = useNow();
  const today = dayInSanMarino(now);
  return (
    <div className={styles.due}>
      <Segmented
        label={m.schedule_when()}
        value={isOther ? 'other' : 'tomorrow'}
        options={[
          { value: 'tomorrow', label: m.schedule_tomorrow() },
          { value: 'other', label: m.schedule_other() },
        ]}
        onChange={(value) => {
          setOther(value === 'other');
          if (value === 'tomorrow') onChange(tomorrowMorning(now));
        }}
      />
      {isOther && (
        <div className={styles.moment}>
          <TextField
            name="date"
            type="date"
            label={m.schedule_day()}
            min={today}
            max={dayAfter(today, SCHEDULE_LIMITS.days)}
            required
            value={due.date}
            error={error}
            onChange={({ target }) => onChange({ ...due, date: target.value })}
          />
          <TextField
            name="time"
            type="time"
            label={m.schedule_time()}
            required
            value={due.time}
            onChange={({ target }) => onChange({ ...due, time: target.value })}
          />
        </div>
      )}
      {!isOther && error && <p className={styles.wrong}>{error}</p>}
    </div>
  );
}
