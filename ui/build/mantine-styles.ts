import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vitest/config';
import type * as Ours from '../src/theme/mantine-theme.ts';

const theme = (file: string) => path.join(import.meta.dirname, '../src/theme', file);

/** Import specifiers of modules that write style elements at run time, and our replacements with the same exports. */
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
 * Keeps Mantine from writing style elements, which the Content-Security-Policy would have to allow (decision 0039).
 * Fixed rules become a stylesheet of the build; rules made at run time go into constructed stylesheets.
 */
export function mantineStyles(): Plugin {
  return {
    ...replace,
    enforce: 'pre',
    // The pre-bundling of the development server and the tests needs the plugin separately.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [replace] } } }),
    load: { filter: { id: /\/mantine-theme\.css$/ }, handler: fixedStyles },
  };
}

/**
 * Returns the rules that Mantine's provider writes for our theme.
 * @throws Error if it writes none
 */
export async function fixedStyles(): Promise<string> {
  // Node runs this file directly. Mantine loads slowly, so only this function imports it.
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
