import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { CloseButton, TextInput } from '@mantine/core';
import IconSearch from '~icons/tabler/search';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** Accessible name and placeholder, e.g. 'Search elements'. */
  label: string;
  value: string;
  onChange: (query: string) => void;
}

/** A button clears the field. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      size="md"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
      rightSection={
        value && (
          <CloseButton size="lg" aria-label="Clear the search" onClick={() => onChange('')} />
        )
      }
      classNames={styles}
    />
  );
}
