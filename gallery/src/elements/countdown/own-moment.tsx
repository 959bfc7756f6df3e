import { TextField } from '@pieno/ui/text-field.tsx';
import { useState } from 'react';
import { Countdown } from '../../kit/countdown.tsx';
import { Past } from './past.tsx';

/** A moment of one's own; nothing before one is chosen. */
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
          // A countdown reads the clock when it begins: another moment, another countdown.
          key={moment.getTime()}
          target={moment}
          now={now}
          over={<Past moment={moment} what="That has been" now={now} />}
        />
      )}
    </>
  );
}
