import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CHROMIUM } from './chromium.mjs';
import { ROOT } from './processes.mjs';

test('every feature that Playwright disables in Chromium is disabled', () => {
  const bundle = path.join(ROOT, 'node_modules/playwright-core/lib/coreBundle.js');
  const [, list] = /disabledFeatures = \[(.*?)\]/s.exec(readFileSync(bundle, 'utf8'));
  const names = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  const off = CHROMIUM.args.find((argument) => argument.startsWith('--disable-features='));
  expect(off.split(/[=,]/)).toEqual(expect.arrayContaining(names));
});
