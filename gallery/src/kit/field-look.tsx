import { MantineThemeProvider, type MantineThemeOverride } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './field-look.module.css';

const field = { defaultProps: { size: 'md' } };

/** By name, not by component: a page fetches only the parts it uses. */
const look: MantineThemeOverride = {
  components: {
    Input: { ...field, classNames: { wrapper: styles.wrapper } },
    InputWrapper: {
      ...field,
      classNames: {
        root: styles.root,
        label: styles.label,
        description: styles.small,
        error: styles.small,
        success: styles.small,
      },
    },
    Popover: { classNames: { dropdown: styles.dropdown } },
    ComboboxOption: { classNames: { option: styles.option } },
    Combobox: { classNames: { dropdown: styles.dropdown, option: styles.option } },
    InlineInput: { classNames: { description: styles.small, error: styles.small } },
    Checkbox: { ...field, classNames: { input: styles.box } },
    CheckboxGroup: field,
    Radio: { ...field, classNames: { radio: styles.box } },
    RadioGroup: field,
    Switch: { ...field, classNames: { track: styles.track } },
  },
};

/** Gives Mantine's fields, boxes and lists the look of the house's own. */
export function FieldLook({ children }: { children: ReactNode }) {
  return <MantineThemeProvider theme={look}>{children}</MantineThemeProvider>;
}
