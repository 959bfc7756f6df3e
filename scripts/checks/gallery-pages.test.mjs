import { expect, test } from 'vitest';
import { readSource, sourceFiles } from './source-files.mjs';

const LOADED = /\bload: \(\) =>\s*import\('[^']+'\)\.then\(\s*\(\{ (\w+) \}\)/g;

test('every demo page has a test in both themes (decision 0027)', () => {
  const sources = sourceFiles(/^gallery\/src\/.*\.tsx?$/).map((file) => [file, readSource(file)]);
  const pages = sources
    .filter(([file]) => /\/(routes|demo)\.ts$/.test(file))
    .flatMap(([, text]) => [...text.matchAll(LOADED)].map(([, name]) => name));
  const tests = sources
    .filter(([file, text]) => file.endsWith('.test.tsx') && /test(Page|Accessible)\(/.test(text))
    .map(([, text]) => text)
    .join('\n');
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.filter((name) => !new RegExp(`\\b${name}\\b`).test(tests))).toEqual([]);
});
