/** The page's background in each theme, also the colour of the browser's bar above the page (theme-color). */
export const THEME_COLORS = { light: '#f6f7f5', dark: '#0c141b' } as const;
