/** The page's colour in each theme, for the bar that the browser draws above it. */
export const THEME_COLORS = { light: '#f6f7f5', dark: '#0c141b' } as const;
