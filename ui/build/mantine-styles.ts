import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vitest/config';
import type * as Ours from '../src/theme/mantine-theme.ts';

const theme = (file: string) => path.join(import.meta.dirname, '../src/theme', file);

/** Modules that write style elements while a page runs, as they are imported, and ours of the same exports. */
export const REPLACED = [
  { source: /\/InlineStyles\/InlineStyles\.mjs$/, by: theme('mantine-inline-styles.ts') },
  { source: /^react-style-singleton$/, by: theme('style-singleton.ts') },
] as const;

const replace = {
  name: 'pieno-mantine-styles',
  resolveId: {
    filter: { id: REPLACED.map(({ source }) => source) },
    handler: (id: string) => REPLACED.find(({ source }) => source.test(id))?.by,
  },
};

/**
 * Keeps Mantine from writing style elements, each of which the Content-Security-Policy would have to allow (decision
 * 0039): what is fixed becomes a stylesheet of the build, what is made at run time goes into constructed stylesheets.
 */
export function mantineStyles(): Plugin {
  return {
    ...replace,
    enforce: 'pre',
    // The development server and the tests bundle dependencies in advance, by themselves.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [replace] } } }),
    load: { filter: { id: /\/mantine-theme\.css$/ }, handler: fixedStyles },
  };
}

/** Returns the rules that Mantine's provider writes for our theme. @throws Error if it writes none */
export async function fixedStyles(): Promise<string> {
  // Node runs these files as they are, and only when the rules are wanted: Mantine takes its time to load.
  const ours = (await import(pathToFileURL(theme('mantine-theme.ts')).href)) as typeof Ours;
  const { MantineProvider } = await import('@mantine/core');
  const { theme: mantineTheme, cssVariablesResolver } = ours;
  const markup = renderToStaticMarkup(
    createElement(MantineProvider, { theme: mantineTheme, cssVariablesResolver }),
  );
  const rules = [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css);
  if (rules.length === 0) throw new Error('Mantine writes no style elements for its theme.');
  return rules.join('\n');
}
