import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const azure: MantineColorsTuple = [
  '#e7f2f9',
  '#cfe5f3',
  '#a5d4f0',
  '#7cc4ee',
  '#5eb6e4',
  '#2f93c8',
  '#1877ac',
  '#0b5f8f',
  '#0a4f78',
  '#083f60',
];

const gray: MantineColorsTuple = [
  '#f6f7f5',
  '#eff1f1',
  '#e8ebec',
  '#e3e7ea',
  '#cdd4d9',
  '#a7b1ba',
  '#7c8794',
  '#54616e',
  '#34414d',
  '#14202b',
];

const dark: MantineColorsTuple = [
  '#eaf0f4',
  '#cfdae2',
  '#9fb0bd',
  '#5b6f7e',
  '#243340',
  '#1d2b37',
  '#15202a',
  '#0c141b',
  '#0a1117',
  '#060c12',
];

/**
 * Sets the text colour of filled components. Mantine chooses it for the light theme only, but in the dark theme the
 * tokens are light colours.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const color = input.color ?? input.theme.primaryColor;
  const isToken = color === input.theme.primaryColor || color.startsWith('var(--');
  return input.variant === 'filled' && isToken ? { ...colors, color: 'var(--on-accent)' } : colors;
};

/** The product's theme for Mantine. The product's own CSS uses the colours of tokens.css. */
export const theme = createTheme({
  colors: { azure, gray, dark },
  primaryColor: 'azure',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  variantColorResolver,
  black: '#14202b',
  fontFamily: "'Figtree Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Figtree Variable', system-ui, sans-serif", fontWeight: '700' },
  defaultRadius: 'md',
  radius: { md: '12px', lg: '16px' },
  spacing: { md: '16px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Same position and corners as the product's dialogs (modal.module.css).
  components: { Modal: { defaultProps: { yOffset: '14dvh', radius: 'lg' } } },
});

const shared = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
  '--mantine-color-dimmed': 'var(--dimmed)',
  '--mantine-color-placeholder': 'var(--dimmed)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-border': 'var(--hairline)',
  '--mantine-color-azure-light': 'var(--tint)',
  '--mantine-color-azure-light-hover': 'var(--tint)',
  '--mantine-color-azure-light-color': 'var(--accent)',
  '--mantine-color-azure-outline': 'var(--accent)',
  '--mantine-color-azure-outline-hover': 'var(--tint)',
};

/** Replaces Mantine's colours with the product's tokens: Mantine's dimmed, anchor and error colours fail WCAG AA. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: shared,
  dark: shared,
});
