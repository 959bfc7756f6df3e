import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { stripTypes } from './strip-types.mjs';

test('TypeScript becomes JavaScript with the same lines, and imports use the new names', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pieno-strip-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name, ...lines) => writeFileSync(path.join(folder, name), lines.join('\n'));
  mkdirSync(path.join(folder, 'child'));
  write('child/work.ts', 'export const work = (n: number): number => n * 2;');
  write('facts.json', '{}');
  write(
    'main.ts',
    "import type { Fuel } from './fuel.ts';",
    "import { LIMIT } from '@pieno/contract/limits.ts';",
    "import { z } from 'zod';",
    "const entry: URL = new URL('./child/work.ts', import.meta.url);",
    "export const later = async () => await import('./child/work.ts');",
    "export { work } from './child/work.ts';",
    "export const text = 'see docs.ts';",
    'export const fuel = undefined as Fuel | undefined;',
    'export default [entry, LIMIT, z];',
  );
  stripTypes(folder);
  const there = readdirSync(folder, { recursive: true }).toSorted((a, b) => (a < b ? -1 : 1));
  expect(there).toEqual(['child', 'child/work.js', 'facts.json', 'main.js']);
  const lines = readFileSync(path.join(folder, 'main.js'), 'utf8').split('\n');
  expect(lines.map((line) => line.replaceAll(/ +/g, ' ').trim())).toEqual([
    '',
    "import { LIMIT } from '@pieno/contract/limits.js';",
    "import { z } from 'zod';",
    "const entry = new URL('./child/work.js', import.meta.url);",
    "export const later = async () => await import('./child/work.js');",
    "export { work } from './child/work.js';",
    "export const text = 'see docs.ts';",
    'export const fuel = undefined ;',
    'export default [entry, LIMIT, z];',
  ]);
});
