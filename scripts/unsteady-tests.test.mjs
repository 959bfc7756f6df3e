import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { failUnreliable } from './unsteady-tests.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'pieno-unsteady-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let file;
let runs = 0;
beforeEach(() => {
  file = path.join(folder, String((runs += 1)), 'unsteady-tests.json');
});

const ONCE = 'e2e/back.spec.ts: Back closes the menu';
const OTHER = 'e2e/back.spec.ts: Back closes the viewer';

/** A run of ten tests, of which the named ones needed a second try. */
const run = (...names) => {
  const unsteady = names.map((name) => ({ name, error: 'Error: late' }));
  const result = { name: 'journeys', passed: 10, failed: 0, skipped: 0, unsteady };
  return failUnreliable([result], file)[0];
};

test('a first second try is forgiven, also where there is no history', () => {
  expect(run(ONCE)).toMatchObject({ passed: 10, failed: 0 });
});

test('a second try in two runs one after the other fails the second of them', () => {
  run(ONCE, OTHER);
  expect(run(ONCE)).toMatchObject({ passed: 9, failed: 1, unreliable: [ONCE] });
});

test('a steady run between two second tries does not save the test, two do', () => {
  run(ONCE);
  run();
  expect(run(ONCE)).toMatchObject({ failed: 1 });
  run();
  run();
  expect(run(ONCE)).toMatchObject({ failed: 0 });
});

test('different tests in different runs are forgiven', () => {
  run(ONCE);
  expect(run(OTHER)).toMatchObject({ passed: 10, failed: 0 });
});

test('a step of another name has a history of its own', () => {
  run(ONCE);
  const unsteady = [{ name: ONCE, error: 'Error: late' }];
  const [result] = failUnreliable([{ name: 'bare', passed: 1, failed: 0, unsteady }], file);
  expect(result).toMatchObject({ passed: 1, failed: 0 });
});

test('a step that counts no tests is left as it is', () => {
  const lint = { name: 'lint', passed: 1, failed: 0, skipped: 0, output: '' };
  expect(failUnreliable([lint], file)).toEqual([lint]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({});
});

test('a history that cannot be read is none', () => {
  run(ONCE);
  writeFileSync(file, '{"journeys":');
  expect(run(ONCE)).toMatchObject({ failed: 0 });
});
