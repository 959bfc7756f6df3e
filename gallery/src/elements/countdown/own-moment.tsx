import { TextField } from '@pieno/ui/forms/text-field.tsx';
import { useState } from 'react';
import { Countdown } from '../../kit/times/countdown.tsx';
import { Past } from './past.tsx';

/** A countdown to a moment that the visitor enters. */
export function OwnMoment({ now }: { now: () => number }) {
  const [moment, setMoment] = useState<Date | null>(null);
  return (
    <>
      <TextField
        name="moment"
        type="datetime-local"
        label="Count down to"
        onChange={({ currentTarget: { value } }) => setMoment(value ? new Date(value) : null)}
      />
      {moment && (
        <Countdown
          // `Countdown` reads the clock when it mounts, so a new moment needs a new instance.
          key={moment.getTime()}
          target={moment}
          now={now}
          over={<Past moment={moment} what="That has been" now={now} />}
        />
      )}
    </>
  );
}
