import type { ColorScheme } from '@pieno/ui/theme/theme-provider.tsx';

/** The page's colour in each theme, for the bar that the browser draws above it. */
export const THEME_COLORS: Record<ColorScheme, string> = { light: '#f6f7f5', dark: '#0c141b' };
