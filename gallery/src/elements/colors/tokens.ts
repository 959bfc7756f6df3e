import css from '@pieno/ui/theme/tokens.css?raw';

export const THEMES = ['light', 'dark'] as const;

type Tokens = Readonly<Record<string, string>>;

const [light = '', dark = ''] = css.split(":root[data-mantine-color-scheme='dark']");

const read = (block: string): Tokens =>
  Object.fromEntries(
    [...block.slice(0, block.indexOf('}')).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );

/** The stylesheet's colour tokens: theme → name → value. */
export const TOKENS: Record<(typeof THEMES)[number], Tokens> = {
  light: read(light),
  dark: { ...read(light), ...read(dark) },
};
