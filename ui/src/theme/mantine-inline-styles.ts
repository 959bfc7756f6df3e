import { stylesToString, type InlineStylesProps } from '@mantine/core';
import { useInsertionEffect } from 'react';
import { adoptStyles } from './adopted-styles.ts';

/**
 * Replaces Mantine's component of this name, which writes a style element for each grid, carousel or box with a
 * responsive style (ui/build/mantine-styles.ts).
 */
export function InlineStyles({ selector, styles, media, container }: InlineStylesProps): null {
  const css = stylesToString({ selector, styles, media, container });
  // Before layout effects, which may measure.
  useInsertionEffect(() => (css ? adoptStyles(css) : undefined), [css]);
  return null;
}
