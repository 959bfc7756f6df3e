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

/** Upper and lower case are the same, the letters may stand anywhere; nothing typed finds nothing (spec §2). */
const filter: OptionsFilter = (input) =>
  input.search.trim() === '' ? [] : (defaultOptionsFilter(input) as ReturnType<OptionsFilter>);

interface SuggestFieldProps extends AutocompleteProps {
  /** Under a suggestion, by its words. */
  notes?: Readonly<Record<string, string>> | undefined;
}

/** A field that offers what holds the letters typed so far; it takes any other words as well. */
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
