import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { MultiSelect, Select } from '@mantine/core';
import { LANGUAGES } from '../../company/languages.ts';
import { SERVICES } from './options.ts';
import styles from './searchable-selects.module.css';

const languages = LANGUAGES.map(({ code, english }) => ({ value: code, label: english }));
const LIST = { transitionProps: { duration: 120 } };

/** A single and a multiple select. */
export function SearchableSelects() {
  return (
    <>
      <Select
        label="Language"
        placeholder="Type to find one"
        data={languages}
        searchable
        clearable
        nothingFoundMessage="No language is called so"
        comboboxProps={LIST}
        clearButtonProps={{ 'aria-label': 'No language' }}
      />
      <MultiSelect
        label="What you need there"
        placeholder="Add one"
        data={[...SERVICES]}
        defaultValue={['Coffee', 'Car wash']}
        searchable
        clearable
        hidePickedOptions
        nothingFoundMessage="Nothing of that name"
        comboboxProps={LIST}
        classNames={{ input: styles.frame, inputField: styles.typed }}
        clearButtonProps={{ 'aria-label': 'None of them' }}
      />
    </>
  );
}
