import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import {
  Autocomplete,
  defaultOptionsFilter,
  type AutocompleteProps,
  type OptionsFilter,
} from '@mantine/core';
import styles from './suggest-field.module.css';

/** Matches any part of a suggestion, ignoring case; empty input matches nothing (rule gallery-forms). */
const filter: OptionsFilter = (input) =>
  input.search.trim() === '' ? [] : (defaultOptionsFilter(input) as ReturnType<OptionsFilter>);

interface SuggestFieldProps extends AutocompleteProps {
  /** Notes below suggestions, keyed by suggestion. */
  notes?: Readonly<Record<string, string>> | undefined;
}

/** Suggests entries that contain the typed text; other values are accepted too. */
export function SuggestField({ notes, ...field }: SuggestFieldProps) {
  return (
    <Autocomplete
      autoComplete="off"
      filter={filter}
      comboboxProps={{ transitionProps: { duration: 120 } }}
      renderOption={({ option: { value } }) => (
        <span className={styles.option}>
          {value}
          {notes?.[value] !== undefined && <span className={styles.note}>{notes[value]}</span>}
        </span>
      )}
      {...field}
    />
  );
}
