// Tests rule content-policy.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { REPLACED, fixedStyles } from './mantine-styles.ts';

const modules = path.join(import.meta.dirname, '../../node_modules');
const sources = (pattern: string) =>
  globSync(pattern, { cwd: modules }).map((file) => ({
    file: file.replaceAll('\\', '/'),
    code: readFileSync(path.join(modules, file), 'utf8'),
  }));
const IMPORT = /import \{([^}]*)\} from ["']([^"']+)["']/g;

test.each([
  [REPLACED[0], '@mantine/core/esm/**/*.mjs'],
  [REPLACED[1], 'react-remove-scroll{,-bar}/dist/es2015/*.js'],
] as const)(
  'a library still imports the module that $by replaces, with the same exports',
  async ({ source, by }, where) => {
    const imported = sources(where).flatMap(({ code }) =>
      [...code.matchAll(IMPORT)]
        .filter(([, , from]) => source.test(from!))
        .flatMap(([, names]) => names!.split(',').map((name) => name.trim())),
    );
    expect(imported.length).toBeGreaterThan(1);
    const ours = (await import(by)) as object;
    expect([...new Set(imported)]).toEqual(Object.keys(ours));
  },
);

test('no other module of Mantine writes a style element', () => {
  const writing = sources('{@mantine/*/esm/**/*.mjs,react-remove-scroll*/dist/es2015/*.js}')
    .filter(({ code }) => /(jsxs?|createElement)\(\s*["']style["']/.test(code))
    .map(({ file }) => path.posix.basename(file));
  // The first is replaced, ui/src/theme/mantine.tsx disables the next two, and nobody uses the last, a hook.
  expect(writing.toSorted()).toEqual([
    'InlineStyles.mjs',
    'MantineClasses.mjs',
    'MantineCssVariables.mjs',
    'use-mantine-color-scheme.mjs',
  ]);
});

test('the generated stylesheet has our theme in both colour schemes and the responsive classes', async () => {
  const css = await fixedStyles();
  expect(css).toContain('--mantine-color-azure-7: #0b5f8f;');
  expect(css).toMatch(
    /\[data-mantine-color-scheme="dark"\][^}]*--mantine-color-body: var\(--page\);/,
  );
  expect(css).toContain('.mantine-visible-from-sm {display: none !important;}');
});
