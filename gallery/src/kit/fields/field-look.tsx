import { MantineThemeProvider, type MantineThemeOverride } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './field-look.module.css';
import sliderStyles from './labelled-slider.module.css';

const field = { defaultProps: { size: 'md' } };

/** Check marks and dots in a colour that is legible on the accent in both themes. */
const ink = { iconColor: 'var(--on-accent)' };
const group = { ...field, classNames: { error: styles.below } };
const slider = {
  defaultProps: { size: 6 },
  classNames: {
    root: sliderStyles.root,
    bar: sliderStyles.bar,
    thumb: sliderStyles.thumb,
    track: sliderStyles.track,
  },
};

/** Keyed by name: importing the components would add them to every page's bundle. */
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
    Combobox: { classNames: { dropdown: styles.dropdown, option: styles.option } },
    InlineInput: { classNames: { description: styles.small, error: styles.small } },
    Checkbox: {
      defaultProps: { ...field.defaultProps, ...ink },
      classNames: { input: styles.box },
    },
    CheckboxGroup: group,
    CheckboxIndicator: { defaultProps: ink, classNames: { indicator: styles.box } },
    Radio: { defaultProps: { ...field.defaultProps, ...ink }, classNames: { radio: styles.box } },
    RadioGroup: group,
    RadioIndicator: { defaultProps: ink, classNames: { indicator: styles.box } },
    SwitchGroup: group,
    Slider: slider,
    RangeSlider: slider,
    Switch: {
      defaultProps: { ...field.defaultProps, withThumbIndicator: false },
      classNames: { track: styles.track, thumb: styles.thumb },
    },
  },
};

/** Gives Mantine's inputs, checkboxes and dropdowns the style of the product's fields. */
export function FieldLook({ children }: { children: ReactNode }) {
  return <MantineThemeProvider theme={look}>{children}</MantineThemeProvider>;
}
