import { TextInput } from '@mantine/core';
import { useState } from 'react';

const MAX = 40;

/** Up to forty characters; shows how many are left. */
export function CountedField() {
  const [value, setValue] = useState('Cheap, clean, and open on Sundays');
  return (
    <TextInput
      label="Headline of a review"
      maxLength={MAX}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      description={`${MAX - value.length} of ${MAX} left`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}
