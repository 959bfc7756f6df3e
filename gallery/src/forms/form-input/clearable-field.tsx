import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { CloseButton, TextInput } from '@mantine/core';
import IconSearch from '~icons/tabler/search';
import { useState } from 'react';

export function ClearableField() {
  const [value, setValue] = useState('Tre Torri');
  return (
    <TextInput
      label="Station"
      placeholder="Name or street"
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
      rightSection={
        value && <CloseButton size="lg" aria-label="Empty the field" onClick={() => setValue('')} />
      }
    />
  );
}
